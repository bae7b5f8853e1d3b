import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentHash } from '#kit/server/files/encodings.ts';

/** Whether nginx is there; Debian's has gzip_static, and no module for Brotli. */
export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Writes what nginx needs to send a build as it is, in gzip where the build prepared it.
 *
 * @param folder Gets a copy of the files, and the configuration.
 * @returns arguments of nginx.
 */
export function prepareNginx(distDir: string, folder: string, port: number): string[] {
  const root = path.join(folder, 'www');
  cpSync(path.join(distDir, 'public'), root, { recursive: true });
  for (const file of globSync('**/*.{html,js,css,txt,svg}', { cwd: root })) {
    const copy = path.join(root, file);
    const form = path.join(distDir, 'compressed', `${contentHash(readFileSync(copy))}.gz`);
    try {
      copyFileSync(form, `${copy}.gz`);
    } catch (error) {
      // What is small has no compressed form.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
  keepalive_requests 1000000; open_file_cache max=5000;
  server { listen 127.0.0.1:${String(port)}; root ${root}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; } }
}
`,
  );
  return ['-p', folder, '-c', configuration];
}
