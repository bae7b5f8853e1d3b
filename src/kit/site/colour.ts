/** Colours in this file are hexadecimal sRGB: `#rrggbb`. */

/**
 * Names of a colour and of its background (`ground`), and the minimum contrast ratio that they need
 * (`least`).
 */
export interface ColourPair<Name extends string = string> {
  colour: Name;
  ground: Name;
  least: number;
}

/**
 * Mixes two colours, channel by channel.
 *
 * @param share Share of the other colour in the mixture, from 0 to 1.
 */
export function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channels(colour), channels(other)];
  return hexOf(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the nearest shade of a colour, darker or lighter, that has enough contrast on all backgrounds;
 * undefined if no shade has.
 */
export function nearestWithContrast(
  colour: string,
  grounds: readonly { ground: string; least: number }[],
): string | undefined {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const extreme of ['#000000', '#ffffff']) {
      const candidate = mix(colour, extreme, percent / 100);
      if (grounds.every(({ ground, least }) => contrast(candidate, ground) >= least)) {
        return candidate;
      }
    }
  }
  return undefined;
}

/** Returns a message for each pair with too little contrast, with the nearest colour that has enough. */
export function contrastProblems(
  colours: Readonly<Record<string, string>>,
  pairs: readonly ColourPair[],
): string[] {
  const value = (name: string) => colours[name] ?? '';
  return pairs.flatMap(({ colour, ground, least }) => {
    const ratio = contrast(value(colour), value(ground));
    if (ratio >= least) return [];
    const grounds = pairs
      .filter((pair) => pair.colour === colour)
      .map((pair) => ({ ground: value(pair.ground), least: pair.least }));
    const nearest = nearestWithContrast(value(colour), grounds);
    // Rounded down, so that a ratio just below the minimum is not shown as the minimum.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    const advice =
      nearest === undefined
        ? 'no shade of it has enough contrast on all its grounds'
        : `the nearest colour with enough contrast is ${nearest}`;
    return [
      `colours.${colour}: ${value(colour)} on ${ground} (${value(ground)}) has a contrast of ${shown}:1 and needs ${String(least)}:1; ${advice}`,
    ];
  });
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
