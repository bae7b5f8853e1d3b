import type { Payload } from './payload.ts';
import type { RefusedPart } from './provider-answer.ts';

type Field = Payload['fields'][number];

/**
 * The submission without what the provider refused, or undefined where nothing is left to change.
 * The message is never given up: it is the lead.
 */
export function degrade(payload: Payload, parts: readonly RefusedPart[]): Payload | undefined {
  let next = payload;
  for (const part of parts) next = withoutPart(next, part);
  return next === payload ? undefined : next;
}

function withoutPart(payload: Payload, { action, name }: RefusedPart): Payload {
  if (action === 'drop-context') return withoutContext(payload, name);
  const field = payload.fields.find((candidate) => candidate.name === name);
  if (!field) return payload;
  if (action === 'shorten-field' && field.value.length > 1) {
    return withFields(payload, (other) => [other === field ? half(field) : other]);
  }
  if (name === 'message') return payload;
  const rest = withFields(payload, (other) => (other === field ? [] : [other]));
  if (action === 'drop-field') return rest;
  return withFields(rest, (other) => [
    other.name === 'message'
      ? { ...other, value: `${other.value}\n\n${name}: ${field.value}` }
      : other,
  ]);
}

/** Where the refused value is not there, the whole context is in doubt. */
function withoutContext(payload: Payload, name: string): Payload {
  const entries = Object.entries(payload.context);
  if (entries.length === 0) return payload;
  const kept = entries.filter(([key]) => key !== name);
  const context = Object.fromEntries(kept.length < entries.length ? kept : []);
  return { ...payload, context: context as Payload['context'] };
}

function withFields(payload: Payload, change: (field: Field) => Field[]): Payload {
  return { ...payload, fields: payload.fields.flatMap(change) };
}

/** By characters, so that none is cut in two. */
function half(field: Field): Field {
  const characters = [...field.value];
  return { ...field, value: characters.slice(0, Math.floor(characters.length / 2)).join('') };
}
