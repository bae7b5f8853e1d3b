/** Fields, in any collection, that are set as paragraphs (`Collection.paragraphs`), besides Markdown texts. */
export const paragraphs = [
  'answer',
  'asks',
  'lead',
  'note',
  'offers',
  'paragraphs',
  'quote',
  'summary',
  'tasks',
  // Of the texts about the company (pages/company in page-texts.ts).
  'about',
  'callback',
  'newsletter',
  'sent',
  'slogan',
] as const;
