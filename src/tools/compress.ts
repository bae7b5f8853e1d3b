/** Compresses the built files for the server, which sends them as they are. The last step of a build. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readEnvironment } from '../server/environment.ts';
import { compressFiles } from './compress/files.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const { distDir, siteHost } = readEnvironment(process.env);
const target = path.join(distDir, 'compressed');
if (siteHost === 'node') {
  const start = performance.now();
  const { forms, made } = await compressFiles({
    source: path.join(distDir, 'public'),
    target,
    cache: path.join('node_modules/.cache/compressed', distDir),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${String(forms)} compressed files, ${String(made)} of them made anew, in ${seconds} s`,
  );
} else {
  // Hosts that only serve files compress them by themselves.
  rmSync(target, { recursive: true, force: true });
}
