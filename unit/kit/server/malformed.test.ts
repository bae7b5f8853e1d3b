import type { IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { originForm, whyMalformed } from '#kit/server/malformed.ts';

const request = (url: string, ...hosts: string[]) =>
  ({
    url,
    headers: { host: hosts[0] },
    rawHeaders: hosts.flatMap((host, index) => [index % 2 === 0 ? 'Host' : 'hOsT', host]),
  }) as IncomingMessage;

it.each([
  ['site.example'],
  ['SITE.example:8080'],
  ['localhost'],
  ['127.0.0.1:3000'],
  ['[::1]:3000'],
  ['my_site.example.'],
])('accepts the host %s', (host) => {
  expect(whyMalformed(request('/about?a=../b\\c', host))).toBeUndefined();
});

it.each([
  ['no host'],
  ['an empty host', ''],
  ['a name that ends in a number', '1.2.3.4.5'],
  ['a name that ends in a number beyond reason', 'site.99999999999'],
  ['a number beyond addresses', '99999999999'],
  ['a port beyond ports', 'site.example:99999'],
  ['a path', 'site.example/evil'],
  ['a user', 'user@site.example'],
  ['a space', 'a b'],
  ['an invalid address', '[::g]'],
  ['two hosts', 'site.example', 'site.example'],
])('refuses %s', (_, ...hosts) => {
  expect(whyMalformed(request('/about', ...hosts))).toMatch(/host/);
});

it.each(['/..', '/assets/../x', '/./about', '/%2e%2E/x', '/a\\b', 'about', '*', ''])(
  'refuses the target %j',
  (target) => {
    expect(whyMalformed(request(target, 'site.example'))).toBeDefined();
  },
);

it.each([
  ['http://other.example/about?a=1', '/about?a=1'],
  ['HTTPS://other.example', '/'],
  ['http://%ff/about', 'http://%ff/about'],
  ['/about', '/about'],
  ['//other.example/', '//other.example/'],
])('reads the target %s as %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
