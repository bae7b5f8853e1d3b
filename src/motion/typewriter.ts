import { typewriter } from './figures.ts';
import type { Piece } from './moving.tsx';

export interface TypewriterFrame {
  text: string;
  /** Seconds for which it stands there. */
  duration: number;
}

/**
 * What a typewriter shows, for ever: each phrase is typed and taken back, a character at a time.
 * It begins with the first one whole, as the page shows it.
 */
export function* typewriterFrames(
  phrases: readonly string[],
  locale?: string,
): Generator<TypewriterFrame, never> {
  const { character, pause, betweenPhrases, repeatDelay } = typewriter;
  const segmenter = new Intl.Segmenter(locale);
  for (let shown = 0; ; shown += 1) {
    const index = shown % phrases.length;
    const graphemes = [...segmenter.segment(phrases[index] ?? '')].map(({ segment }) => segment);
    const parts = graphemes.map((_, length) => graphemes.slice(0, length).join('')).slice(1);
    if (shown > 0) yield* parts.map((text) => ({ text, duration: character }));
    yield { text: graphemes.join(''), duration: pause };
    yield* parts.reverse().map((text) => ({ text, duration: character }));
    const isLast = index === phrases.length - 1;
    yield { text: '', duration: betweenPhrases + (isLast ? repeatDelay : 0) };
  }
}

/**
 * Types the phrases of an element's children: the first is its text, each other one waits in a
 * `data-phrase`. What is typed is a copy, so that assistive technology has one plain sentence.
 */
export const start: Piece = (element, signal) => {
  const [first, ...others] = [...element.children] as HTMLElement[];
  const phrases = [
    first?.textContent ?? '',
    ...others.map(({ dataset }) => dataset['phrase'] ?? ''),
  ];
  const typed = document.createElement('span');
  typed.className = `${first?.className ?? ''} typed`;
  typed.ariaHidden = 'true';
  // Only its data change: another node at each character would have the whole page styled anew.
  const letters = new Text();
  typed.append(letters);
  element.append(typed);
  const frames = typewriterFrames(phrases, document.documentElement.lang);
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    const { text, duration } = frames.next().value;
    letters.data = text;
    timer = setTimeout(show, duration * 1000);
  };
  show();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    typed.remove();
  });
};
