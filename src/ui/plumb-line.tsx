import { PlumbBob } from './plumb-bob.tsx';

/** The orange vertical that hangs from the top of its box, with the bob at its end. Decorative. */
export function PlumbLine() {
  return (
    <div className="plumb-line" aria-hidden="true">
      <PlumbBob />
    </div>
  );
}
