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
  // Accessible descriptions of forms, which are read out.
  'about',
  'callback',
  'newsletter',
  'sent',
  'slogan',
] as const;
