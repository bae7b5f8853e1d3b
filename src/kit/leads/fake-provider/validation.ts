import { isIP } from 'node:net';

/** One error of a submission, in the provider's format. */
export interface Problem {
  message: string;
  errorType: string;
}

export interface Rules {
  /** Names of the form's fields; if absent, every name is accepted. */
  fields?: readonly string[];
  /** Maximum number of characters of a value. */
  longestValue?: number;
}

interface Field {
  name: string;
  value: string;
}

const maxFields = 1000;
const defaultLongestValue = 65_536;

/** Returns the errors that the provider reports for a body; an empty list if the body is valid. */
export function problemsOf(body: string, rules: Rules): Problem[] {
  const { fields, context } = parse(body);
  if (!isFields(fields)) {
    return [problem('INVALID_METADATA', 'fields', 'Not a list of names and values')];
  }
  if (fields.length === 0) return [problem('REQUIRED_FIELD', 'fields', 'No field was sent')];
  if (fields.length > maxFields) {
    return [problem('MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', 'fields', 'Too many fields')];
  }
  return [
    ...fields.flatMap((field) => problemsOfField(field, rules)),
    ...problemsOfContext(context),
  ];
}

function problemsOfField({ name, value }: Field, rules: Rules): Problem[] {
  const part = `fields.${name}`;
  if (rules.fields && !rules.fields.includes(name)) {
    return [problem('FIELD_NOT_IN_FORM_DEFINITION', part, 'The form has no such field')];
  }
  if (value.length > (rules.longestValue ?? defaultLongestValue)) {
    return [problem('INPUT_TOO_LARGE', part, 'The value is too long')];
  }
  if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) {
    return [problem('INVALID_EMAIL', part, 'Not an e-mail address')];
  }
  return [];
}

function problemsOfContext(context: unknown): Problem[] {
  if (context === undefined) return [];
  if (typeof context !== 'object' || context === null) {
    return [problem('INVALID_METADATA', 'context', 'Not an object')];
  }
  const { hutk, ipAddress } = context as { hutk?: string; ipAddress?: string };
  const problems: Problem[] = [];
  if (hutk !== undefined && !/^[\da-f]{32}$/.test(hutk)) {
    problems.push(problem('INVALID_HUTK', 'context.hutk', 'Not a valid Hutk'));
  }
  if (ipAddress !== undefined && isIP(ipAddress) === 0) {
    problems.push(problem('INVALID_IP_ADDRESS', 'context.ipAddress', 'Not an IP address'));
  }
  return problems;
}

function problem(errorType: string, part: string, message: string): Problem {
  return { message: `Error in '${part}'. ${message}`, errorType };
}

function parse(body: string): { fields?: unknown; context?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isFields(value: unknown): value is Field[] {
  return (
    Array.isArray(value) &&
    value.every(
      (field: { name?: unknown; value?: unknown } | null) =>
        typeof field?.name === 'string' && typeof field.value === 'string',
    )
  );
}
