/** Names of the icons that social links in company.json may have (`records` in src/site/site.ts). */
export { iconNames as socialIcons } from '#ui/icon-paths.ts';
