import { XMLValidator } from 'fast-xml-parser';

/** Returns why a text is not well-formed XML, or undefined if it is. */
export function xmlProblem(xml: string): string | undefined {
  const result = XMLValidator.validate(xml);
  return result === true ? undefined : `line ${String(result.err.line)}: ${result.err.msg}`;
}
