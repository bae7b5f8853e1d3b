import { typewriter } from './figures.ts';
import type { Piece } from './moving.tsx';

/** How many characters are shown, and for how many seconds. */
export interface Step {
  count: number;
  duration: number;
}

/** One appearance of a phrase: its characters, and how they come and go. */
export interface Appearance {
  graphemes: string[];
  /** The last one shows nothing. */
  steps: Step[];
}

/**
 * What a typewriter shows, for ever: each phrase is typed and taken back, a character at a time.
 * It begins with the first one whole, as the page shows it.
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
    const parts = graphemes.map((_, count) => ({ count, duration: character })).slice(1);
    const isLast = index === phrases.length - 1;
    const steps = [
      ...(shown > 0 ? parts : []),
      { count: graphemes.length, duration: pause },
      ...parts.toReversed(),
      { count: 0, duration: betweenPhrases + (isLast ? repeatDelay : 0) },
    ];
    yield { graphemes, steps };
  }
}

/**
 * Types the phrases of an element: each `data-phrase` in it. What is typed is a copy, so that assistive
 * technology has one plain sentence. Its place is `data-typed`; in it each `data-part` is named:
 * `characters`, and what frames them, the ticks `opening` and `closing`, `rule` and `cursor`. While it is
 * typed, the element has `data-typing`.
 *
 * A phrase is laid out once, whole. Its characters then come and go by opacity and its frame follows
 * by transforms, which the compositor does alone: setting text ten times a second kept the main
 * thread of a phone busy for an eighth of its time.
 */
export const start: Piece = (element, signal) => {
  const phrases = [...element.querySelectorAll<HTMLElement>('[data-phrase]')].map(
    ({ dataset }) => dataset['phrase'] ?? '',
  );
  const shown = appearances(phrases, document.documentElement.lang);
  const typed = element.querySelector<HTMLElement>('[data-typed]')!;
  const part = (name: string) => typed.querySelector<HTMLElement>(`[data-part='${name}']`)!;
  const line = part('characters');
  element.dataset['typing'] = '';
  typeNext();
  signal.addEventListener('abort', () => {
    stop();
    line.replaceChildren();
    delete element.dataset['typing'];
  });

  function typeNext() {
    stop();
    type(shown.next().value).onfinish = () => {
      if (!signal.aborted) typeNext();
    };
  }

  /** Cancelled animations do not finish. */
  function stop() {
    for (const animation of typed.getAnimations({ subtree: true })) animation.cancel();
  }

  /** Types a phrase and takes it back. Its animations all take the same time; one is returned. */
  function type({ graphemes, steps }: Appearance): Animation {
    const characters = graphemes.map((grapheme) => {
      const character = document.createElement('span');
      character.textContent = grapheme;
      return character;
    });
    line.replaceChildren(...characters);
    const isLeftwards = typed.matches(':dir(rtl)');
    const forward = isLeftwards ? -1 : 1;
    const extents = measure(typed, characters, isLeftwards);
    for (const [index, character] of characters.entries()) {
      animate(character, steps, (count) => ({ opacity: count > index ? 1 : 0 }));
    }
    const move = (mark: HTMLElement, look: (extent: Extent) => [x: number, scale?: number]) =>
      animate(mark, steps, (count) => {
        const extent = extents[count] ?? { width: 0, end: 0, top: 0 };
        const [x, scale = 1] = look(extent);
        return { translate: `${x * forward}px ${extent.top}px`, scale: `${scale * forward} 1` };
      });
    move(part('opening'), () => [0]);
    move(part('closing'), ({ width }) => [width + typewriter.frameExtra]);
    move(part('rule'), ({ width }) => [0, width + typewriter.frameExtra]);
    return move(part('cursor'), ({ end }) => [end]);
  }
};

/** Of what is shown of a phrase, in pixels of its box. */
interface Extent {
  /** Of the longest line. */
  width: number;
  /** Of the last character. */
  end: number;
  /** Of the line in which the last character stands. */
  top: number;
}

/** The extents of a phrase of which no character is shown, one, two and so on. */
function measure(
  box: HTMLElement,
  characters: readonly HTMLElement[],
  isLeftwards: boolean,
): Extent[] {
  const { left, right: start } = box.getBoundingClientRect();
  const rects = characters.map((character) => character.getBoundingClientRect());
  const first = rects[0]?.top ?? 0;
  let width = 0;
  return [
    { width, end: 0, top: 0 },
    ...rects.map(({ left: last, right, top }) => {
      // Rounded, so that lines of one pixel stay sharp.
      const end = Math.round(isLeftwards ? start - last : right - left);
      width = Math.max(width, end);
      return { width, end, top: Math.round(top - first) };
    }),
  ];
}

function animate(
  element: HTMLElement,
  steps: readonly Step[],
  look: (count: number) => Keyframe,
): Animation {
  const seconds = steps.reduce((sum, { duration }) => sum + duration, 0);
  let time = 0;
  const keyframes = steps.map(({ count, duration }): Keyframe => {
    const offset = time / seconds;
    time += duration;
    return { ...look(count), offset, easing: 'step-end' };
  });
  const animation = element.animate([...keyframes, { ...look(0), offset: 1 }], {
    duration: seconds * 1000,
    fill: 'forwards',
  });
  // Left to the browser, some animations of a phrase start a frame after the others on a busy machine.
  animation.startTime = document.timeline.currentTime;
  return animation;
}
