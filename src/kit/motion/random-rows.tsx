'use client';

import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

import { chooseRows } from './choose-rows.ts';

/**
 * A list that shows some of its rows, chosen at random before the first paint. In the prerendered page an
 * inline script chooses them; after a client navigation, where inline scripts do not run, a layout effect
 * does. `chooseRows` marks the rows with attributes that React does not render. So each row must have
 * `suppressHydrationWarning`. The prerendered page is the same for everybody.
 */
export function RandomRows({
  count,
  className,
  style,
  children,
}: {
  count: number;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  // True on the server and during hydration only, because only the prerendered page needs the script.
  const isPrerendered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );

  useLayoutEffect(() => {
    if (list.current && list.current.dataset['chosen'] === undefined) {
      chooseRows(list.current, count);
    }
  }, [count]);

  return (
    <>
      <ul ref={list} className={className} style={style} suppressHydrationWarning>
        {children}
      </ul>
      {isPrerendered && (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: `(${chooseRows.toString()})(document.currentScript.previousElementSibling,${String(count)})`,
          }}
        />
      )}
    </>
  );
}
