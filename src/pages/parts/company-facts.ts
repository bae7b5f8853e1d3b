import { company } from '#brand/company.ts';

const { legalName, email, phone, address } = company;

/** Placeholders of legal pages, as HTML. The country's name is translated, and so part of the text. */
const facts: Readonly<Record<string, string>> = {
  legalName: escaped(legalName),
  email: `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`,
  street: escaped(address.street),
  city: escaped(address.city),
  postalCode: escaped(address.postalCode),
  phone: `<a href="${escaped(phone.href)}">${escaped(phone.text)}</a>`,
};

/**
 * HTML of a legal page in which names such as `{email}` stand for facts of the company's record.
 *
 * @throws Error at any other name, which stops the build.
 */
export function withCompanyFacts(html: string): string {
  return html.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      throw new Error(
        `The company's record has no fact "${name}" for legal pages: ${Object.keys(facts).join(', ')} (src/pages/parts/company-facts.ts).`,
      );
    }
    return fact;
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
