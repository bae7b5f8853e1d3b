import { XMLValidator } from 'fast-xml-parser';

/** What keeps a text from being well-formed XML, or undefined. */
export function xmlProblem(xml: string): string | undefined {
  const result = XMLValidator.validate(xml);
  return result === true ? undefined : `line ${String(result.err.line)}: ${result.err.msg}`;
}
