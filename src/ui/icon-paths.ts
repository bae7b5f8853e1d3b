/** Path data in a view box of 32 by 32, drawn with a stroke of 1.5. */
export const iconPaths = {
  arrow: 'M1 16H30M23 9L30 16L23 23',
  plus: 'M16 5V27M5 16H27',
  minus: 'M5 16H27',
  close: 'M7 7L25 25M25 7L7 25',
  menu: 'M3 12H29M3 20H29',
  external: 'M9 7H25V23M25 7L7 25',
  globe: 'M16 3A13 13 0 1 0 16 29A13 13 0 1 0 16 3ZM3 16H29M16 3C9 9 9 23 16 29C23 23 23 9 16 3Z',
  mail: 'M3 7H29V25H3ZM3 7L16 18L29 7',
  phone:
    'M5 4H11.5L14 11L10.5 13.5C12.3 17 15 19.7 18.5 21.5L21 18L28 20.5V27C14.5 28.5 3.5 17.5 5 4Z',
  pin: 'M16 30C10 23 6.5 18 6.5 12.5A9.5 9.5 0 0 1 25.5 12.5C25.5 18 22 23 16 30ZM16 9A3.5 3.5 0 1 0 16 16A3.5 3.5 0 1 0 16 9Z',
  linkedin:
    'M3 3H29V29H3ZM9.5 13.5V23.5M9.5 8.5V10M15 23.5V13.5M15 18C15 15 16.7 13.5 19 13.5C21.3 13.5 23 15 23 18V23.5',
  instagram:
    'M9 3H23Q29 3 29 9V23Q29 29 23 29H9Q3 29 3 23V9Q3 3 9 3ZM16 10A6 6 0 1 0 16 22A6 6 0 1 0 16 10ZM22.5 8.2V9.7',
  facebook: 'M3 3H29V29H3ZM17 29V14Q17 9.5 21.5 9.5H23.5M12.5 17.5H23',
  // The bird of the network's old name.
  twitter:
    'M3 24.5C7 25.5 10.5 24.8 13 22.8C8.5 21.8 5.5 17.5 5.5 11C8.5 14.8 11.8 16.5 15.5 16.5C15.2 11 17.8 7.5 21.8 7.5C24.3 7.5 26.2 9 26.8 11.2L30 12.8L27 14.8C27 22.5 21 28.5 12.8 28.5C8.6 28.5 5 27 3 24.5Z',
  github:
    'M12 28.5V24.5C7.5 26 7 22.5 4.5 22M20 28.5V23.5C20 22 19.7 21.2 19 20.5C23 20 26 18.5 26 13.5C26 11.8 25.5 10.5 24.5 9.3C24.9 8 24.8 6.5 24.3 5.2C22.5 5.2 21 6.2 20 7C17.5 6.3 14.5 6.3 12 7C11 6.2 9.5 5.2 7.7 5.2C7.2 6.5 7.1 8 7.5 9.3C6.5 10.5 6 11.8 6 13.5C6 18.5 9 20 13 20.5C12.3 21.2 12 22 12 23.5V24.5',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;

export const iconNames = Object.keys(iconPaths) as IconName[];
