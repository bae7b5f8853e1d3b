import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';

/** A detail of a picture in a circle, beside a row of a list. */
export function RoundDetail({ picture }: { picture: ContentPicture }) {
  return (
    <Picture
      picture={picture}
      sizes="9rem"
      crops={false}
      className="block aspect-square w-[clamp(6rem,10vw,9rem)] max-w-full overflow-clip rounded-full border-line border-ink"
      imgClassName="size-full scale-160 object-cover"
      photoClassName="size-full object-cover"
    />
  );
}
