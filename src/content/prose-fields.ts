/** Fields of any collection that are typeset as paragraphs (`Collection.paragraphs`), as Markdown texts always are. */
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
