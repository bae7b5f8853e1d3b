import { Moving } from './moving.tsx';

/**
 * A looping, silent video over a picture, which carries the text alternative and shows through until the
 * video plays.
 *
 * @param focus The point that cropping keeps in view, as a value of `object-position`.
 * @param className Has to lay the video over the picture, and to hide it where nothing moves and in print.
 */
export function Video({
  files,
  focus,
  className,
}: {
  files: readonly { path: string; type: string }[];
  focus: string;
  className: string;
}) {
  return (
    <Moving piece="video" className={className} data-endless="" aria-hidden>
      <video
        style={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: focus }}
        preload="none"
        muted
        loop
        playsInline
      >
        {files.map(({ path, type }) => (
          <source key={path} src={path} type={type} />
        ))}
      </video>
    </Moving>
  );
}
