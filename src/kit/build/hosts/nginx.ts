import {
  cacheRules,
  contentTypes,
  immutableFolders,
  unknownContentType,
} from '#kit/server/files/file-rules.ts';

import type { HostRules } from './host-rules.ts';

/** Bytes. nginx's limit for one parameter of a directive. */
export const nginxParameterLimit = 4096;

export interface NginxFiles {
  /** To be included in `http`: `map` blocks with the policy, cache rule and 404 page of each address. */
  http: string;
  /** To be included in a `server` block that has its own `listen`, `server_name` and `root`. */
  server: string;
  warnings: string[];
}

/** Returns the configuration of nginx 1.18 or newer for a built directory. */
export function nginxFiles(rules: HostRules): NginxFiles {
  const { policies, plainPolicy, notFound } = rules;
  const longest = Math.max(...[...policies.values()].map((policy) => Buffer.byteLength(policy)));
  return {
    http: [
      // nginx's defaults are too small for a site with many pages or long addresses.
      'map_hash_max_size 16384;',
      'map_hash_bucket_size 256;',
      // When headers are written, `$uri` is the file that try_files has found, not the requested address.
      '# The policy belongs to the file that is sent.',
      mapBlock('$uri $site_policy', [
        ['default', plainPolicy],
        ...[...policies].filter(([, policy]) => policy !== plainPolicy),
      ]),
      mapBlock('$status:$uri $site_cache', [
        ['default', cacheRules.page],
        // Errors, whatever their address.
        ['~^[45]', 'no-cache'],
        [`~^\\d+:/(?:${immutableFolders.join('|')})/`, cacheRules.immutable],
      ]),
      // `$request_uri`, because `$uri` may already be that of an internal redirect.
      mapBlock('$request_uri $site_not_found', [
        ...notFound.map(({ folder, file }): [string, string] =>
          folder === '' ? ['default', file] : [`~^${folder}(?:[/?]|$)`, file],
        ),
      ]),
    ].join('\n'),
    server: [
      ...Object.entries(rules.headers).map(([name, value]) => addHeader(name, value)),
      addHeader('Content-Security-Policy', '$site_policy'),
      addHeader('Cache-Control', '$site_cache'),
      serverRules,
    ].join('\n'),
    warnings:
      longest >= nginxParameterLimit
        ? [
            `A policy has ${String(longest)} bytes, but nginx accepts only parameters of less than ${String(nginxParameterLimit)}: its page has too many inline scripts of its own.`,
          ]
        : [],
  };
}

/**
 * Returns a `map` block.
 *
 * @param names The variable whose value is looked up, then the variable that gets the result.
 * @param rows Pairs of a value (or a pattern, after `~`) and its result.
 */
function mapBlock(names: string, rows: readonly (readonly [string, string])[]): string {
  return `map ${names} {\n${rows.map(([key, value]) => `  ${quote(key)} ${quote(value)};`).join('\n')}\n}\n`;
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${quote(value)} always;`;
}

function quote(word: string): string {
  return `"${word.replace(/["\\]/g, '\\$&')}"`;
}

const charsetSuffix = '; charset=utf-8';
// Keys of `contentTypes` are extensions ('.html') or complete file names ('rss.xml').
const byExtension = Object.entries(contentTypes).filter(([name]) => name.startsWith('.'));
const byName = Object.entries(contentTypes).filter(([name]) => !name.startsWith('.'));
const withoutCharset = (type: string) => type.replace(charsetSuffix, '');
const typesWithCharset = Object.values(contentTypes).filter((type) => type.endsWith(charsetSuffix));
/**
 * Types that nginx compresses: text formats and icons. nginx always compresses text/html, and warns if the list
 * repeats it.
 */
const gzipTypes = [...new Set(Object.values(contentTypes).map(withoutCharset))].filter(
  (type) => type !== 'text/html' && /^text\/|svg|xml|json|x-icon/.test(type),
);

const serverRules = `
types {
${byExtension.map(([extension, type]) => `  ${withoutCharset(type)} ${extension.slice(1)};`).join('\n')}
}
default_type ${unknownContentType};
charset utf-8;
# text/html is always among them.
charset_types ${typesWithCharset
  .map(withoutCharset)
  .filter((type) => type !== 'text/html')
  .join(' ')};
gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types ${gzipTypes.join(' ')};
server_tokens off;
absolute_redirect off;
error_page 404 $site_not_found;

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri/index.html =404;
}
# Redirects to the address without its trailing slash. Its characters are limited to those of the site's own
# addresses: the address is decoded here, and a line break in Location could add a header.
location ~ ^(?<site_path>/[\\w./-]*[\\w.-])/+$ {
  return 308 $site_path$is_args$args;
}
location ~ /(?:index|404)\\.html$ {
  internal;
}
# Rules of other hosts.
location ~ ^/_(?:headers|redirects)$ {
  return 404;
}
${byName
  .map(
    ([name, type]) => `location ~ /${name.replace('.', '\\.')}$ {
  types {}
  default_type ${withoutCharset(type)};
  try_files $uri =404;
}`,
  )
  .join('\n')}
`;
