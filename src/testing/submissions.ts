import { connect } from 'node:net';

import type { Site } from './site.ts';

/** Fields of a lead that is accepted. */
export const leadFields = {
  form: 'footer',
  locale: 'de',
  page: '/de/about',
  name: 'Ada',
  email: 'ada@example.com',
  contact: '9876543210',
  company: 'Analytical',
  message: 'Bernoulli',
};

/** What a page carries so that its footer form can be posted without script. */
export async function readAction(site: Site, page: string) {
  const html = await (await fetch(site.url + page)).text();
  const hidden = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  const fields: Record<string, string> = Object.fromEntries(
    [...hidden].map(([, name = '', value]) => [name, (value ?? '').replaceAll('&quot;', '"')]),
  );
  const id = /"id":"([\da-f]{12})#(\w+)"/.exec(Object.values(fields).join('\n'));
  return { fields, call: `/RSC/F/${id?.[1] ?? ''}/${id?.[2] ?? ''}.txt`, file: id?.[1] ?? '' };
}

export function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** The body of a call as React's client writes it. */
export function callData(fields: Record<string, string> = leadFields, root?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(`_1_${name}`, value);
  data.append('0', root ?? '[{"status":"idle"},"$K1"]');
  return data;
}

/** Sends bytes as they are; answers what came back until the server closed, or said enough. */
export function sendRaw(site: Site, text: string, patience = 5_000): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(done, patience);
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (/\r\n\r\n/.test(answer)) done();
    });
    socket.on('close', done);
    socket.on('error', (error) => (answer === '' ? reject(error) : done()));
  });
}
