import { Moving } from './moving.tsx';

/**
 * A looping, silent video over a picture. The picture is visible until the video plays, and has the text
 * alternative.
 *
 * @param focus The point that cropping keeps in view, as a value of `object-position`.
 * @param className Must lay the video over the picture, and hide it in print and with reduced motion.
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
