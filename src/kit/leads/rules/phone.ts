/**
 * Phone numbers of footer and contact page (docs/behaviour.md): optional + and two digits,
 * three digits, five digits, with an optional space or dash between the groups; or exactly four digits.
 */
export const phonePattern = /^(?:\+?\d{2}[ -]?\d{3}[ -]?\d{5}|\d{4})$/;

/**
 * Phone numbers of the pop-up (docs/behaviour.md): optional + with a country code of one to
 * three digits, three digits, five digits, with the same separators; or four or more digits.
 */
export const popUpPhonePattern = /^(?:(?:\+?\d{1,3}[ -]?)?\d{3}[ -]?\d{5}|\d{4,})$/;

/** One of `.`, `/` and any dash, with optional spaces around it; or a space; or nothing. */
const separator = String.raw`(?: ?[./\p{Pd}] ?| )?`;
/**
 * Any other number that can be called: 7 to 15 digits (E.164 allows at most 15) after an optional +, with
 * brackets and one separator between two digits. Brackets need not be balanced, since a number with such a
 * typing error can still be called.
 */
const anyNumber = new RegExp(String.raw`^\(?\+?\(?\d(?:\)?${separator}\(?\d){6,14}$`, 'u');

/**
 * Whether a form accepts a number: either one that matches the form's own pattern, which also allows short
 * numbers, or any number that can be called.
 *
 * @param value A number as `plainPhone` returns it.
 * @param pattern `phonePattern` or `popUpPhonePattern`.
 */
export function isPhone(value: string, pattern: RegExp): boolean {
  return pattern.test(value) || anyNumber.test(value);
}

/**
 * Returns a number as it is checked and sent: full-width digits and no-break spaces become plain ones, and
 * invisible marks, which address books put around copied numbers, are removed.
 */
export function plainPhone(value: string): string {
  return value
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
}
