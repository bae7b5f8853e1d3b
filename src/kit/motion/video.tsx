import { Moving } from './moving.tsx';

/**
 * A video without sound, over and over, above the picture that says what it shows: until it plays it
 * is transparent.
 *
 * @param focus The place that a crop keeps, as `object-position` takes it.
 * @param className Lays it over the picture, and hides it where nothing moves and on paper.
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
