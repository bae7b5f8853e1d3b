import { drawingNames } from '#brand/drawings/catalogue.ts';
import { portraitNames } from '#brand/drawings/portrait.ts';
import { wordMarkNames } from '#ui/word-marks.ts';

/** What content names besides entries: pictures that are drawn by code. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  drawings: drawingNames,
  portraits: portraitNames,
  wordMarks: wordMarkNames,
};
