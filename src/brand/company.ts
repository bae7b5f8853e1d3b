/** The file an adopter edits first: who the site speaks for. */
export const company = {
  name: 'Plumbline',
  legalName: 'Plumbline Engineering Pvt. Ltd.',
  founded: 2011,
  email: 'hello@plumbline.example',
  /** As it is read, with spaces that do not break, and as it is dialled. */
  phone: { text: '+91\u00A022\u00A05550\u00A00100', href: 'tel:+912255500100' },
  address: {
    street: 'Unit 4, Sample House, Sector 17',
    city: 'Vashi, Navi Mumbai',
    postalCode: '400703',
    region: 'Maharashtra',
    country: 'IN',
  },
  /** Price of a working day of one person, as an ISO currency has it: what estimates are reckoned by. */
  dayRate: { amount: 680, currency: 'EUR' },
  /** In the order of the footer; `icon` names a drawing of src/ui/icon-paths.ts. */
  social: [
    { icon: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/plumbline.example' },
    {
      icon: 'linkedin',
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/company/plumbline-example',
    },
    { icon: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/plumbline.example' },
    { icon: 'github', name: 'GitHub', href: 'https://github.com/plumbline-example' },
    { icon: 'twitter', name: 'Twitter', href: 'https://twitter.com/plumbline_ex' },
  ],
} as const;
