import type { Payload } from './payload.ts';
import type { RefusedPart } from './provider-answer.ts';

type Field = Payload['fields'][number];

/**
 * Returns the submission without the parts that the provider refused; undefined if nothing is left to
 * change. The message may be shortened but is never dropped: it is the lead.
 *
 * @param idField Name of the field for the lead's id (`withId`). If the provider refuses this field, it is
 *   dropped and not moved into the message, since the visitor did not write it.
 */
export function degrade(
  payload: Payload,
  parts: readonly RefusedPart[],
  idField?: string,
): Payload | undefined {
  // Two errors may refer to the same part. The second one would no longer find the part, and
  // `withoutContext` would then remove all values.
  const distinct = parts.filter(
    ({ action, name }, index) =>
      parts.findIndex((other) => other.action === action && other.name === name) === index,
  );
  let reduced = payload;
  for (const { action, name } of distinct) {
    reduced = withoutPart(reduced, { action: name === idField ? 'drop-field' : action, name });
  }
  return reduced === payload ? undefined : reduced;
}

function withoutPart(payload: Payload, { action, name }: RefusedPart): Payload {
  if (action === 'drop-context') return withoutContext(payload, name);
  const field = payload.fields.find((candidate) => candidate.name === name);
  if (!field) return payload;
  // A text that is too short to be halved is treated as `move-field`: it moves into the message.
  if (action === 'shorten-field' && [...field.value].length > 1) {
    return withFields(payload, (other) => [other === field ? half(field) : other]);
  }
  if (name === 'message') return payload;
  const rest = withFields(payload, (other) => (other === field ? [] : [other]));
  if (action === 'drop-field') return rest;
  // In a form without a message the text is not sent; the stored lead keeps it.
  return withFields(rest, (other) => [
    other.name === 'message'
      ? { ...other, value: `${other.value}\n\n${name}: ${field.value}` }
      : other,
  ]);
}

/**
 * Removes a value from the context. If the context has none of this name, it is unclear which value was
 * refused, and all are removed.
 */
function withoutContext(payload: Payload, name: string): Payload {
  const entries = Object.entries(payload.context);
  if (entries.length === 0) return payload;
  const kept = entries.filter(([key]) => key !== name);
  const context = Object.fromEntries(kept.length < entries.length ? kept : []);
  return { ...payload, context: context as Payload['context'] };
}

/** Replaces each field by the fields that `change` returns for it. */
function withFields(payload: Payload, change: (field: Field) => Field[]): Payload {
  return { ...payload, fields: payload.fields.flatMap(change) };
}

/** Keeps the first half of the text. It is cut between two code points. */
function half(field: Field): Field {
  const characters = [...field.value];
  return { ...field, value: characters.slice(0, Math.floor(characters.length / 2)).join('') };
}
