/**
 * Words that an English sentence can hardly do without and that no other language of ours has: the
 * share of function words tells the language of a sentence.
 */
const functionWords = new Set(
  `and any are at been but by could did does every for from had has have her his how into is it its
  more most not of only our out should than that the their them then there these they this those to
  we were what when where which who will with would you your`.split(/\s+/),
);
const leastWords = 6;
const leastShare = 0.2;

/** True for a sentence that is English. */
export function isEnglish(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/(?<![\p{L}/-])\p{L}+(?![/-])/gu) ?? [];
  const english = words.filter((word) => functionWords.has(word));
  return words.length >= leastWords && english.length / words.length >= leastShare;
}
