import { company } from '#brand/company.ts';

const { legalName, email, phone, address } = company;

/** HTML for the placeholders of legal pages. There is none for the country: its name is translated. */
const facts: Readonly<Record<string, string>> = {
  legalName: escaped(legalName),
  email: `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`,
  street: escaped(address.street),
  city: escaped(address.city),
  postalCode: escaped(address.postalCode),
  phone: `<a href="${escaped(phone.href)}">${escaped(phone.text)}</a>`,
};

/**
 * Replaces placeholders such as `{email}` in the HTML of a legal page.
 *
 * @throws Error at an unknown placeholder, which stops the build.
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
