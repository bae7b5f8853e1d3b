import { createReader } from '#kit/content/reader.ts';
import { defaultLocale, type LocaleCode } from '#kit/i18n/locales.ts';

import type { Content } from './collections.ts';

const read = createReader<Content>();

export const content = {
  page: (locale: LocaleCode, id: string) => read.entry('pages', locale, id),
  lamp: (locale: LocaleCode, id: string) => read.entry('lamps', locale, id),
};

export const lampIds = () => read.all('lamps', defaultLocale).map(({ id }) => id);
