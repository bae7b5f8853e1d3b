/** Names of the icons that social links may have. */
export { iconNames as socialIcons } from '#ui/icon-paths.ts';
