/** A word and its width. */
export interface Word {
  text: string;
  width: number;
}

/** A line and its width. */
export type Line = Word;

/**
 * Breaks words into the fewest lines that the room allows, and these as even as they can be.
 * Words are never broken: where one is wider than the room, so is its line.
 *
 * @param space Width of the space between two words, in the unit of the words and the room.
 */
export function balancedLines(words: readonly Word[], space: number, room: number): Line[] {
  const fewest = broken(words, space, room);
  let best = fewest;
  // Every possible width of a line is one that a narrower room could have.
  for (let next = narrower(best); next < room; next = narrower(best)) {
    const lines = broken(words, space, next);
    if (lines.length > fewest.length || widest(lines) > next) break;
    best = lines;
  }
  return best;
}

/** Fills each line with as many words as go into it. */
function broken(words: readonly Word[], space: number, room: number): Line[] {
  const lines: Line[] = [];
  for (const { text, width } of words) {
    const line = lines.at(-1);
    if (line && line.width + space + width <= room) {
      lines[lines.length - 1] = {
        text: `${line.text} ${text}`,
        width: line.width + space + width,
      };
    } else lines.push({ text, width });
  }
  return lines;
}

function widest(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ width }) => width));
}

/** A room in which the widest line has no place any more. */
function narrower(lines: readonly Line[]): number {
  return widest(lines) - 0.01;
}
