/**
 * Phone numbers of footer and contact page (docs/behaviour.md): optional + and two digits,
 * three digits, five digits, each apart by an optional space or dash; or exactly four digits.
 */
export const phonePattern = /^(?:\+?\d{2}[ -]?\d{3}[ -]?\d{5}|\d{4})$/;

/**
 * Phone numbers of the pop-up (docs/behaviour.md): optional + with a country code of one to
 * three digits, three digits, five digits, apart as above; or four or more digits.
 */
export const popUpPhonePattern = /^(?:(?:\+?\d{1,3}[ -]?)?\d{3}[ -]?\d{5}|\d{4,})$/;

const separator = String.raw`(?: ?[./\p{Pd}] ?| )?`;
/**
 * Every other real number: 7 to 15 digits (E.164 has at most 15), an optional + before them, and
 * between two of them at most one separator, which may stand between spaces, and brackets. Brackets
 * need not match: a number with a slip in it can still be called.
 */
const anyNumber = new RegExp(String.raw`^\(?\+?\(?\d(?:\)?${separator}\(?\d){6,14}$`, 'u');

/**
 * Whether a form takes a number: by its own pattern (docs/behaviour.md), or as any real number.
 *
 * @param value As `plainPhone` returns it.
 */
export function isPhone(value: string, pattern: RegExp): boolean {
  return pattern.test(value) || anyNumber.test(value);
}

/**
 * A number as it is checked and sent: full-width digits and spaces that do not break become plain
 * ones, and the invisible marks go with which address books wrap the numbers that one copies.
 */
export function plainPhone(value: string): string {
  return value
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
}
