import { describe, expect, it } from 'vitest';

import { describeAnswer, judgeAnswer } from '#kit/leads/rules/provider-answer.ts';

describe('judging the provider’s answers', () => {
  const refusal = (errorType: string, message = "Error in 'fields.company'.") =>
    judgeAnswer({ status: 400, body: JSON.stringify({ errors: [{ errorType, message }] }) });

  it.each([200, 204])('%i is delivered, whatever the body', (status) => {
    expect(judgeAnswer({ status, body: '<html>' })).toEqual({ kind: 'delivered' });
  });

  it.each([408, 425, 500, 502, 503])('%i is tried again', (status) => {
    expect(judgeAnswer({ status, body: '' })).toEqual({ kind: 'retry' });
  });

  it('pauses after 429 as long as Retry-After says, otherwise a minute', () => {
    expect(judgeAnswer({ status: 429, body: '', retryAfter: '7' })).toEqual({
      kind: 'retry',
      pause: 7000,
    });
    expect(judgeAnswer({ status: 429, body: '' })).toEqual({ kind: 'retry', pause: 60_000 });
  });

  it.each([
    ['INVALID_HUTK', 'hutk'],
    ['INVALID_IP_ADDRESS', 'ipAddress'],
    ['INVALID_PAGE_URI', 'pageUri'],
    ['INVALID_METADATA', 'pageName'],
    ['INVALID_GOTOWEBINAR_WEBINAR_KEY', 'goToWebinarWebinarKey'],
  ])('%s drops a value of the context', (errorType, name) => {
    const parts = [{ action: 'drop-context', name }];
    expect(refusal(errorType)).toEqual({ kind: 'degrade', parts });
    expect(refusal(errorType, "Error in 'context.other'. 'x' is not valid")).toEqual({
      kind: 'degrade',
      parts: [{ action: 'drop-context', name: 'other' }],
    });
  });

  it.each([
    ['FIELD_NOT_IN_FORM_DEFINITION', 'move-field'],
    ['VALUE_NOT_IN_FIELD_DEFINITION', 'move-field'],
    ['NUMBER_OUT_OF_RANGE', 'move-field'],
    ['INVALID_NUMBER', 'move-field'],
    ['INPUT_TOO_LARGE', 'shorten-field'],
  ])('%s changes the field: %s', (errorType, action) => {
    const parts = [{ action, name: 'company' }];
    expect(refusal(errorType)).toEqual({ kind: 'degrade', parts });
  });

  it.each([
    'INVALID_EMAIL',
    'BLOCKED_EMAIL',
    'REQUIRED_FIELD',
    'MISSING_PROCESSING_CONSENT',
    'MISSING_PROCESSING_CONSENT_TEXT',
    'MISSING_COMMUNICATION_CONSENT_TEXT',
    'MISSING_LEGITIMATE_INTEREST_TEXT',
    'INVALID_LEGAL_OPTION_FORMAT',
    'DUPLICATE_SUBSCRIPTION_TYPE_ID',
    'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
    'FORM_HAS_RECAPTCHA_ENABLED',
    'SOMETHING_NEW',
  ])('%s is held for a person', (errorType) => {
    expect(refusal(errorType)).toEqual({ kind: 'held' });
  });

  it.each([401, 403, 404, 418])('%i is held', (status) => {
    expect(judgeAnswer({ status, body: '<html>' })).toEqual({ kind: 'held' });
  });

  it('pauses at least a second after 429, and reads a date', () => {
    expect(judgeAnswer({ status: 429, body: '', retryAfter: '0' })).toMatchObject({ pause: 1000 });
    const now = Date.parse('2026-11-21T10:00:00Z');
    const retryAfter = 'Sat, 21 Nov 2026 10:00:30 GMT';
    expect(judgeAnswer({ status: 503, body: '', retryAfter }, now)).toEqual({
      kind: 'retry',
      pause: 30_000,
    });
  });

  it('changes everything that one answer refuses', () => {
    const errors = [
      {
        errorType: 'INVALID_HUTK',
        message: "Error in 'context.hutk'. '37184' is not a valid Hutk",
      },
      { errorType: 'INPUT_TOO_LARGE', message: "Error in 'fields.message'." },
    ];
    expect(judgeAnswer({ status: 400, body: JSON.stringify({ errors }) })).toEqual({
      kind: 'degrade',
      parts: [
        { action: 'drop-context', name: 'hutk' },
        { action: 'shorten-field', name: 'message' },
      ],
    });
  });

  it.each(['', 'null', '[]', '{"errors":[null,7]}', '{"errors":"x"}', '<html>'])(
    'holds what it cannot read: %s',
    (body) => {
      expect(judgeAnswer({ status: 400, body })).toEqual({ kind: 'held' });
    },
  );

  it('names an answer without repeating what was typed', () => {
    const errors = [
      { errorType: 'INVALID_EMAIL', message: "Error in 'fields.email'. 'ada@example.com'" },
      { errorType: 'ada@example.com' },
    ];
    expect(describeAnswer({ status: 400, body: JSON.stringify({ errors }) })).toBe(
      '400 INVALID_EMAIL',
    );
  });
});
