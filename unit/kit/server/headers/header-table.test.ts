import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { headerFaults, readHeaderTable } from '#e2e/support/header-table.ts';
import {
  contentSecurityPolicy,
  noExternalSources,
  securityHeaders,
} from '#kit/server/headers/security-headers.ts';

const policyName = 'Content-Security-Policy';
const policy = contentSecurityPolicy({ scripts: [], styles: [] }, noExternalSources);
const right = { ...securityHeaders, [policyName]: policy };
const answer = (headers: Record<string, string>, body = '') => new Response(body, { headers });

describe('docs/headers.md', () => {
  it('has every header of the code, and no other', () => {
    expect([...readHeaderTable().headers]).toEqual(Object.entries(securityHeaders));
  });

  it('has every directive of the policy in its order', () => {
    const { policy: directives } = readHeaderTable();
    expect(Array.from(directives, (directive) => directive.join(' ')).join('; ')).toBe(policy);
  });

  it('gives a reason for each', () => {
    const rows = readFileSync('docs/headers.md', 'utf8').match(/^\| `.*$/gm) ?? [];
    expect(rows).toHaveLength(23);
    for (const row of rows) expect(row).toMatch(/\| [\w`][^|]{10,} \|$/);
  });
});

describe('an answer', () => {
  it('with the headers of docs/headers.md has no fault', async () => {
    expect(await headerFaults(answer(right))).toEqual([]);
  });

  it.each(Object.keys(securityHeaders))('without %s has a fault', async (name) => {
    const { [name]: _left, ...others } = right as Record<string, string>;
    expect(await headerFaults(answer(others))).toEqual([`${name}: none`]);
  });

  it.each([
    ['a directive less', policy.replace("; base-uri 'none'", ''), 'base-uri'],
    ['a directive more', `${policy}; worker-src 'self'`, 'worker-src'],
    ['another source', policy.replace("font-src 'self'", 'font-src *'), 'font-src *'],
    ['a host of others', policy.replace(/script-src 'self'/, '$& https://a.example'), 'script-src'],
    ['inline scripts', policy.replace(/script-src 'self'/, "$& 'unsafe-inline'"), 'script-src'],
  ])('whose policy has %s has a fault', async (_name, changed, fault) => {
    const faults = await headerFaults(answer({ ...right, [policyName]: changed }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('may name hosts for scripts, pictures and connections if the build has some', async () => {
    const changed = policy.replace(/script-src 'self'/, '$& https://a.example');
    const given = answer({ ...right, [policyName]: changed });
    expect(await headerFaults(given, { withHosts: true })).toEqual([]);
    const font = answer({ ...right, [policyName]: policy.replace(/font-src/, '$& https://a.b') });
    expect(await headerFaults(font, { withHosts: true })).toHaveLength(1);
  });

  it('that is a document has to allow its own scripts and styles', async () => {
    const html = '<script>run()</script>';
    const headers = { ...right, 'Content-Type': 'text/html; charset=utf-8' };
    expect(await headerFaults(answer(headers, html))).toEqual([
      expect.stringMatching(/^script-src 'self'/),
    ]);
  });
});
