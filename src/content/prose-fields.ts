/** Fields whose texts run on in paragraphs, in whichever collection, besides the text of Markdown. */
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
  // Read out as what describes a form.
  'about',
  'callback',
  'newsletter',
  'sent',
  'slogan',
] as const;
