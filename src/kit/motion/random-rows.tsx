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
 * A list of which some rows show, chosen anew for each visit before they are first painted: by a
 * script in the built page, and by an effect after a navigation, where scripts of a page do not run.
 * Attributes mark them (`chooseRows`); React does not render those, so that built pages are the same for
 * everybody. Each row must have `suppressHydrationWarning`.
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
  // The script is part of the built page alone.
  const isBuilt = useSyncExternalStore(
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
      {isBuilt && (
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
