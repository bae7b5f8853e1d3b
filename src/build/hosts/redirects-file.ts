import type { HostRules } from './host-rules.ts';

/**
 * The file `_redirects`: which page says in which language that there is none. Cloudflare has no
 * such rule; it looks for the nearest 404.html, which are written too.
 */
export function redirectsFile({ notFound }: HostRules): string {
  const lines = notFound.map(({ prefix }) => {
    const folder = prefix.replace(/\/$/, '');
    return `${folder}/* ${folder}/404.html 404`;
  });
  return `${lines.join('\n')}\n`;
}
