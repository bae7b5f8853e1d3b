/** A request that no browser sends, and the statuses that are correct responses to it. */
export interface Abuse {
  name: string;
  bytes: string | Buffer;
  expected: readonly number[];
}

const host = 'Host: 127.0.0.1\r\n';
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`;
/** A request in the body of another request. A server that misreads the end of the body responds to both requests. */
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const post = (page: string, headers: string, body: string) =>
  `POST ${page} HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\n${headers}\r\n${body}`;
/** The chunk that ends a chunked body. */
const lastChunk = '0\r\n\r\n';
const headerLine = (name: string, length: number) => `${name}: ${'a'.repeat(length)}\r\n`;

/** A request target, and the statuses that are correct responses. */
type TargetRow = readonly [target: string, ...expected: number[]];

/** Hostile request targets: path traversal, invalid escapes, private files, excessive lengths, other hosts. */
const targetsOf = (page: string): readonly TargetRow[] => [
  ['/../../../etc/passwd', 400],
  ['/assets/../../server/index.js', 400],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/%2E%2E/package.json', 400],
  [`/.${page}`, 400],
  ['/..%2f..%2f..%2fetc%2fpasswd', 404],
  ['/%2e%2e%2fpackage.json', 404],
  ['/..%5c..%5cpackage.json', 404],
  ['/%252e%252e/package.json', 404],
  ['/..;/package.json', 404],
  ['/....//....//etc/passwd', 308],
  ['//evil.example/', 308],
  ['/\\evil.example', 400],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/package.json', 404],
  ['/server/index.js', 404],
  ['/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd', 404],
  ['/%ff', 404],
  ['/%ff%fe', 404],
  ['/%00', 404],
  [`${page}%00.html`, 404],
  ['/%e0%80', 404],
  ['/%', 404],
  ['/%zz', 404],
  ['/de/%ff', 404],
  ['/RSC/%ff.txt', 404],
  ['/RSC/R/..%2f..%2fserver.txt', 404],
  ['/RSC/F/x/y.txt', 404],
  [`${page}?%ff=%00`, 200],
  [`/${'a'.repeat(8000)}`, 404],
  [`/${'a/'.repeat(4000)}b`, 404],
  [`/${'/'.repeat(4000)}`, 308],
  [`${page}?${'a=b&'.repeat(2000)}`, 200],
  [`http://127.0.0.1${page}`, 200],
  [`http://evil.example${page}`, 200, 400],
  [`http://%ff${page}`, 400, 404],
  [`http://${page}`, 200, 400],
  [page.slice(1), 400, 404],
];

/**
 * Abusive headers of a request for a page. After the text come the statuses that are correct responses. The server
 * allows a head of 16 kB (`maxHeaderSize` in http-server.ts) with at most 100 fields (`maxHeaderCount` in malformed.ts).
 */
const headers: readonly (readonly [name: string, text: string, ...expected: number[]])[] = [
  ['a cookie of 12 kB', headerLine('Cookie', 12_000), 200],
  ['a malformed cookie', 'Cookie: ;;=;i18n_redirected=%ff; =x;\r\n', 200, 302],
  ['a header of 20 kB', headerLine('X-Large', 20_000), 431],
  ['headers of 64 kB', headerLine('X-Large', 1000).repeat(64), 431],
  ['a thousand headers', 'X-Many: 1\r\n'.repeat(1000), 431],
  ['two hosts', 'Host: evil.example\r\n', 400],
  ['a range that ends before it begins', 'Range: bytes=5-2\r\n', 200, 416],
  ['a range without numbers', 'Range: bytes=-\r\n', 200, 416],
  ['a range beyond the end', 'Range: bytes=99999999-\r\n', 416, 200],
  ['a range of another unit', 'Range: lines=1-2\r\n', 200],
  ['a thousand ranges', `Range: bytes=${'0-1,'.repeat(1000)}0-1\r\n`, 200, 416],
  ['a range of huge numbers', `Range: bytes=${'9'.repeat(400)}-\r\n`, 200, 416],
  ['an invalid date', 'If-Modified-Since: yesterday\r\n', 200],
  ['a date that does not exist', 'If-Modified-Since: Fri, 99 Foo 99999 99:99:99 GMT\r\n', 200],
  ['a thousand entity tags', `If-None-Match: ${'"x", '.repeat(1000)}"y"\r\n`, 200],
  ['an unterminated entity tag', 'If-None-Match: "\r\n', 200],
  ['an invalid encoding', 'Accept-Encoding: ;q=x,,br;q=9,\xff\r\n', 200],
  ['an invalid language', `Accept-Language: ${'de-'.repeat(2000)}\r\n`, 200],
  ['an expectation', 'Expect: a-miracle\r\n', 200, 417],
  ['an upgrade', 'Connection: Upgrade\r\nUpgrade: h2c\r\n', 200],
  ['a request id that would break a log', 'X-Request-Id: "}\\n{\r\n', 200],
];

/** Names a target in the report; a long one by its beginning and its length. */
function targetName(target: string): string {
  if (target.length <= 60) return `address ${target}`;
  return `address ${target.slice(0, 40)}… of ${String(target.length)} bytes`;
}

/** Returns the abuses of a page that has a form. */
export const abusesOf = (page: string): readonly Abuse[] => [
  ...targetsOf(page).map(([target, ...expected]) => ({
    name: targetName(target),
    bytes: get(target),
    expected,
  })),
  {
    name: 'address in bytes that are not UTF-8',
    bytes: Buffer.from(get('/\xff\xfe\x80'), 'latin1'),
    expected: [400, 404],
  },
  ...headers.map(([name, text, ...expected]) => ({
    name,
    // As Latin-1, because a header contains a byte that is not ASCII.
    bytes: Buffer.from(get(page, text), 'latin1'),
    expected,
  })),
  // Request smuggling: a proxy and the server could disagree on where the body ends.
  {
    name: 'both lengths',
    bytes: post(
      page,
      `Content-Length: ${String(lastChunk.length + smuggled.length)}\r\nTransfer-Encoding: chunked\r\n`,
      lastChunk + smuggled,
    ),
    expected: [400],
  },
  {
    name: 'a chunk that lies about its length',
    bytes: post(page, 'Transfer-Encoding: chunked\r\n', '1\r\nxyz\r\n0\r\n\r\n'),
    expected: [400, 411],
  },
  { name: 'HTTP/1.0', bytes: `GET ${page} HTTP/1.0\r\n\r\n`, expected: [200, 400] },
];
