import { drawingNames } from '../../drawing/catalogue.ts';
import { portraitNames } from '../../drawing/portrait.ts';
import { wordMarkNames } from '../../ui/word-marks.ts';

/** What content names besides entries: pictures that are drawn by code. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  drawings: drawingNames,
  portraits: portraitNames,
  wordMarks: wordMarkNames,
};
