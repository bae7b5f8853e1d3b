import { company } from '#brand/company.ts';

const menuSocialOrder = ['linkedin', 'instagram', 'facebook', 'twitter', 'github'];

/** The company's social links in the order of the mobile menu. Unlisted networks come first (`indexOf` is -1). */
export const menuSocial = company.social.toSorted(
  (a, b) => menuSocialOrder.indexOf(a.icon) - menuSocialOrder.indexOf(b.icon),
);
