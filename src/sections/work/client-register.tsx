import type { ReactNode } from 'react';

import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarkedRow } from '#ui/marked-row.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface ClientRow {
  id: string;
  name: string;
  /** The client's trade, and since when they are a client. */
  note: string;
  text: string;
  /** Further links below the text. They are in front of the link that covers the row, so that they can be clicked. */
  aside?: ReactNode;
  /** Address of the client's case. With it, the name is a link that covers the whole row. */
  href?: string | undefined;
  picture?: ContentPicture | undefined;
}

/** The client register. Each row has the client's name and trade, the work done, and the picture of its case. */
export function ClientRegister({ title, rows }: { title: string; rows: readonly ClientRow[] }) {
  return (
    <section className="section">
      <div className="sheet">
        <h2 className="mb-10 text-statement">{title}</h2>
        <ul className="border-b border-rule-strong">
          {rows.map(({ id, name, note, text, aside, href, picture }) => (
            <MarkedRow key={id} id={id} className="items-start max-lg:grid-rows-[auto_1fr]">
              <div className="col-start-1 col-end-5 pe-6 max-lg:col-end-8 max-lg:row-start-1">
                <h3 className="text-row">
                  {href === undefined ? (
                    name
                  ) : (
                    <a href={href} className="no-underline after:absolute after:inset-0">
                      {name}
                    </a>
                  )}
                </h3>
                <p className="note mt-2">{note}</p>
              </div>
              <div className="col-start-5 col-end-9 pe-6 max-lg:col-start-1 max-lg:col-end-8 max-md:col-end-13">
                <p>
                  <Unbroken text={text} />
                </p>
                {aside !== undefined && <div className="relative z-raised mt-2 w-fit">{aside}</div>}
              </div>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(max-width: 991.98px) 40vw, 32vw"
                  className="col-start-9 col-end-13 block max-lg:col-start-8 max-lg:row-[1/span_2] max-lg:aspect-4/3 max-md:row-start-1 lg:row-start-1 lg:-my-6 lg:h-60 lg:bg-surface-tint"
                  imgClassName="ms-auto h-full w-auto object-contain lg:mx-auto lg:py-4"
                  photoClassName="size-full object-cover"
                />
              )}
              {href !== undefined && (
                <Icon
                  name="arrow"
                  className="col-start-12 row-start-1 me-4 justify-self-end max-lg:hidden"
                />
              )}
            </MarkedRow>
          ))}
        </ul>
      </div>
    </section>
  );
}
