import { expect, it } from 'vitest';

import { readPlainRequest } from '#server/plain-request.ts';

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'));

it('reads what a browser sends for a file', () => {
  const request = read(
    'GET /about?a=1 HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding:  gzip, br \r\nX_y:\r\nConnection: Keep-Alive\r\n\r\n',
  );
  expect(request).toEqual({
    method: 'GET',
    url: '/about?a=1',
    headers: {
      host: 'site.example',
      'accept-encoding': 'gzip, br',
      x_y: '',
      connection: 'Keep-Alive',
    },
  });
  expect(read('HEAD / HTTP/1.1\r\n\r\n')).toEqual({ method: 'HEAD', url: '/', headers: {} });
});

it.each([
  ['nothing', ''],
  ['half a line', 'GET / HT'],
  ['half of the fields', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['half of the end', 'GET / HTTP/1.1\r\nHost: a\r\n\r'],
  ['two requests', 'GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n'],
  ['bytes after the end', 'GET / HTTP/1.1\r\n\r\n\r\n'],
  ['another method', 'POST / HTTP/1.1\r\n\r\n'],
  ['a method in small letters', 'get / HTTP/1.1\r\n\r\n'],
  ['an older version', 'GET / HTTP/1.0\r\n\r\n'],
  ['a whole address', 'GET http://a/ HTTP/1.1\r\n\r\n'],
  ['an address with a space', 'GET /a b HTTP/1.1\r\n\r\n'],
  ['an address with a control character', 'GET /a\x00b HTTP/1.1\r\n\r\n'],
  ['an address outside of ASCII', 'GET /\xe4 HTTP/1.1\r\n\r\n'],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a bare line feed in a value', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n'],
  ['a bare return in a value', 'GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n'],
  ['a folded line', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a field without a name', 'GET / HTTP/1.1\r\n: a\r\n\r\n'],
  ['a field without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n'],
  ['a value outside of ASCII', 'GET / HTTP/1.1\r\nHost: \xe4\r\n\r\n'],
  ['a field twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
  ['more than browsers send', `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(8192)}\r\n\r\n`],
  ['a length', 'GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n'],
  ['pieces', 'GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['an upgrade', 'GET / HTTP/1.1\r\nUpgrade: h2c\r\n\r\n'],
  ['an expectation', 'GET / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n'],
  ['the wish to close', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['fields for the next hop', 'GET / HTTP/1.1\r\nConnection: keep-alive, x\r\n\r\n'],
])('leaves to Node: %s', (_, text) => {
  expect(read(text)).toBeUndefined();
});
