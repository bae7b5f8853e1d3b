import { describe, expect, it } from 'vitest';

import { errorCode, errorMessage } from '#kit/runtime/errors.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });

describe('the message of an error', () => {
  it('is its own', () => {
    expect(errorMessage(new Error('The file is gone.'))).toBe('The file is gone.');
  });

  it('joins those of its parts, as for a host with several addresses', () => {
    const both = new AggregateError([refused, new Error('connect EHOSTUNREACH')]);
    expect(errorMessage(both)).toBe('connect ECONNREFUSED ::1:5432; connect EHOSTUNREACH');
  });

  it('is its name if it has no message', () => {
    expect(errorMessage(new TypeError())).toBe('TypeError');
  });

  it('is the value if no error was thrown', () => {
    expect(errorMessage('offline')).toBe('offline');
  });
});

describe('the code of an error', () => {
  it('is its own, or that of the first cause that has one', () => {
    expect(errorCode(refused)).toBe('ECONNREFUSED');
    expect(errorCode(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
  });

  it('is its name if its code does not look like one', () => {
    const strange = Object.assign(new TypeError('x'), { code: 'smtp://user:secret@host' });
    expect(errorCode(strange)).toBe('TypeError');
  });

  it('reveals nothing of a value that is no error', () => {
    expect(errorCode('user:secret')).toBe('error');
  });
});
