import { expect, it } from 'vitest';

import { hydrationPayload } from '#tools/hydration-payload.ts';

const long = 'A paragraph that is long enough to be worth leaving out. '.repeat(4);

function payloadOf(page: unknown, rows: readonly string[] = []): Buffer {
  const root = {
    'layout:/': ['$', 'footer', null, { children: long }],
    'page:/about': page,
    ROUTE: ['/about', ''],
    IS_STATIC: true,
    _etags: { 'layout:/': 1, 'page:/about': 1 },
  };
  return Buffer.from(
    [
      '1:I["a1",[],"Menu",1]',
      ':HL["/a.css","style"]',
      `0:${JSON.stringify(root)}`,
      ...rows,
      '',
    ].join('\n'),
  );
}

function trimmed(page: unknown, rows: readonly string[] = []) {
  const lines = hydrationPayload(payloadOf(page, rows)).toString().split('\n');
  const root = JSON.parse(lines.find((line) => line.startsWith('0:'))?.slice(2) ?? '') as Record<
    string,
    unknown
  >;
  return { lines, root, page: root['page:/about'] };
}

const empty = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

it('leaves out content without client components', () => {
  const page = ['$', 'main', null, { id: 'main', children: ['$', 'p', null, { children: long }] }];
  expect(trimmed(page).page).toEqual(['$', 'main', null, { id: 'main', ...empty }]);
});

it('goes down to what a client component does not need', () => {
  const menu = ['$', '$L1', null, { children: ['$', 'b', null, { children: long }] }];
  const page = ['$', 'main', null, { children: [['$', 'p', 'a', { children: long }], menu] }];
  expect(trimmed(page).page).toEqual([
    '$',
    'main',
    null,
    { children: [['$', 'p', 'a', empty], menu] },
  ]);
});

it('keeps short content, head elements and everything around the page', () => {
  const page = [
    ['$', 'p', null, { children: 'Short.' }],
    ['$', 'title', null, { children: long }],
    ['$', 'script', null, { dangerouslySetInnerHTML: { __html: long } }],
  ];
  const { root } = trimmed(page);
  expect(root['page:/about']).toEqual([page[0], page[1], ['$', 'script', null, empty]]);
  expect(root['layout:/']).toEqual(['$', 'footer', null, { children: long }]);
});

it('has the page fetched whole when the visitor comes back', () => {
  const { root } = trimmed(['$', 'main', null, {}]);
  expect(root).toMatchObject({ IS_STATIC: false, _etags: { 'layout:/': 1 } });
});

it('follows rows, and leaves out those that nothing refers to any more', () => {
  const text = `${long}\nwith "$L1" in it`;
  const { lines, page } = trimmed(
    ['$', 'main', null, { children: ['$L2', '$L3'] }],
    [
      `2:["$","p",null,{"children":"$4"}]`,
      `3:["$","$L1",null,{}]`,
      `4:T${Buffer.byteLength(text).toString(16)},${text}5:["$","i",null,{}]`,
    ],
  );
  expect(page).toEqual(['$', 'main', null, { children: ['$L2', '$L3'] }]);
  expect(lines.filter((line) => line !== '' && !line.startsWith('0:'))).toEqual([
    '1:I["a1",[],"Menu",1]',
    `2:${JSON.stringify(['$', 'p', null, empty])}`,
    '3:["$","$L1",null,{}]',
  ]);
});

it('keeps what is referred to by its place', () => {
  const page = [
    ['$', 'p', null, { children: '$L2' }],
    ['$', '$L1', null, { words: '$2:props:children' }],
  ];
  const row = `2:["$","b",null,{"children":${JSON.stringify(long)}}]`;
  expect(trimmed(page, [row]).lines).toContain(row);
});

it('says that it does not know a format', () => {
  expect(() => hydrationPayload(Buffer.from('hello\n'))).toThrow('unknown kind: hello');
  expect(() => hydrationPayload(Buffer.from('1:"a"\n'))).toThrow('no root');
  expect(() => hydrationPayload(Buffer.from('0:{"a":1}\n2:Tff,short'))).toThrow('ends in row 2');
});
