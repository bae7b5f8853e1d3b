import { typewriter } from './figures.ts';
import type { Piece } from './moving.tsx';

/** How many characters are shown, and for how many seconds. */
export interface Step {
  count: number;
  duration: number;
}

/** One appearance of a phrase: its characters, and the steps in which they are typed and deleted. */
export interface Appearance {
  graphemes: string[];
  /** The last step shows no characters. */
  steps: Step[];
}

/**
 * Yields what a typewriter shows, without end: each phrase is typed and deleted, a character at a time.
 * The very first appearance begins with the complete phrase, as the page shows it.
 */
export function* appearances(
  phrases: readonly string[],
  locale?: string,
): Generator<Appearance, never> {
  const { character, pause, betweenPhrases, repeatDelay } = typewriter;
  const segmenter = new Intl.Segmenter(locale);
  for (let shown = 0; ; shown += 1) {
    const index = shown % phrases.length;
    const graphemes = [...segmenter.segment(phrases[index] ?? '')].map(({ segment }) => segment);
    /** The steps with an incomplete phrase: from one character to all but one. */
    const typing = graphemes.map((_, count) => ({ count, duration: character })).slice(1);
    const isLast = index === phrases.length - 1;
    const steps = [
      ...(shown > 0 ? typing : []),
      { count: graphemes.length, duration: pause },
      ...typing.toReversed(),
      { count: 0, duration: betweenPhrases + (isLast ? repeatDelay : 0) },
    ];
    yield { graphemes, steps };
  }
}

/**
 * Types the phrases of an element, which are the values of `data-phrase` in it. The typed text is a copy, so
 * that assistive technology has one plain sentence. home-hero.tsx has the markup for the copy: a box with
 * `data-typed`, and in the box elements with these values of `data-part`: `characters`, the ticks `opening`
 * and `closing` and the `rule` that frame them, and `cursor`. While this code runs, the element has
 * `data-typing`, by which the styles show the copy in place of the phrase.
 *
 * The complete phrase is laid out once. Its characters then appear and disappear by opacity, and its
 * frame follows by transforms. The compositor animates both. Setting the text ten times a second instead kept
 * the main thread of a phone busy for an eighth of the time.
 */
export const start: Piece = (element, signal) => {
  const phrases = [...element.querySelectorAll<HTMLElement>('[data-phrase]')].map(
    ({ dataset }) => dataset['phrase'] ?? '',
  );
  const upcoming = appearances(phrases, document.documentElement.lang);
  const typed = element.querySelector<HTMLElement>('[data-typed]')!;
  const part = (name: string) => typed.querySelector<HTMLElement>(`[data-part='${name}']`)!;
  const characterBox = part('characters');
  element.dataset['typing'] = '';
  typeNext();
  signal.addEventListener('abort', () => {
    stop();
    characterBox.replaceChildren();
    delete element.dataset['typing'];
  });

  function typeNext() {
    stop();
    typePhrase(upcoming.next().value).onfinish = () => {
      if (!signal.aborted) typeNext();
    };
  }

  /** Cancels all animations; `onfinish` is not called for cancelled ones. */
  function stop() {
    for (const animation of typed.getAnimations({ subtree: true })) animation.cancel();
  }

  /** Types a phrase and deletes it. Returns one of its animations, which all end at the same time. */
  function typePhrase({ graphemes, steps }: Appearance): Animation {
    const characters = graphemes.map((grapheme) => {
      const character = document.createElement('span');
      character.textContent = grapheme;
      return character;
    });
    characterBox.replaceChildren(...characters);
    const isRtl = typed.matches(':dir(rtl)');
    const forward = isRtl ? -1 : 1;
    const extents = measureExtents(typed, characters, isRtl);
    for (const [index, character] of characters.entries()) {
      animate(character, steps, (count) => ({ opacity: count > index ? 1 : 0 }));
    }
    /** Moves a mark with the text. `positionAt` returns pixels from where the text begins, and a horizontal scale. */
    const follow = (
      mark: HTMLElement,
      positionAt: (extent: Extent) => { x: number; scale?: number },
    ) =>
      animate(mark, steps, (count) => {
        const extent = extents[count] ?? { width: 0, end: 0, top: 0 };
        const { x, scale = 1 } = positionAt(extent);
        return { translate: `${x * forward}px ${extent.top}px`, scale: `${scale * forward} 1` };
      });
    follow(part('opening'), () => ({ x: 0 }));
    follow(part('closing'), ({ width }) => ({ x: width + typewriter.frameExtra }));
    // The rule is one pixel wide, so its scale is its width in pixels.
    follow(part('rule'), ({ width }) => ({ x: 0, scale: width + typewriter.frameExtra }));
    return follow(part('cursor'), ({ end }) => ({ x: end }));
  }
};

/** The extent of the shown part of a phrase, in pixels from where its text begins. */
interface Extent {
  /** Width of the longest line. */
  width: number;
  /** Where the last character ends. */
  end: number;
  /** Top of the line of the last character. */
  top: number;
}

/** Returns the extents of a phrase: at index 0 with no character shown, at index 1 with one, and so on. */
function measureExtents(
  box: HTMLElement,
  characters: readonly HTMLElement[],
  isRtl: boolean,
): Extent[] {
  const bounds = box.getBoundingClientRect();
  const rects = characters.map((character) => character.getBoundingClientRect());
  const firstTop = rects[0]?.top ?? 0;
  let width = 0;
  return [
    { width, end: 0, top: 0 },
    ...rects.map(({ left, right, top }) => {
      // Rounded, so that lines of one pixel stay sharp.
      const end = Math.round(isRtl ? bounds.right - left : right - bounds.left);
      width = Math.max(width, end);
      return { width, end, top: Math.round(top - firstTop) };
    }),
  ];
}

/** Animates an element through the steps. `frameAt` returns its style while `count` characters are shown. */
function animate(
  element: HTMLElement,
  steps: readonly Step[],
  frameAt: (count: number) => Keyframe,
): Animation {
  const totalSeconds = steps.reduce((sum, { duration }) => sum + duration, 0);
  let startOfStep = 0;
  const keyframes = steps.map(({ count, duration }): Keyframe => {
    const offset = startOfStep / totalSeconds;
    startOfStep += duration;
    return { ...frameAt(count), offset, easing: 'step-end' };
  });
  const animation = element.animate([...keyframes, { ...frameAt(0), offset: 1 }], {
    duration: totalSeconds * 1000,
    fill: 'forwards',
  });
  // All animations of a phrase must start at the same time. By default, some start a frame late on a busy machine.
  animation.startTime = document.timeline.currentTime;
  return animation;
}
