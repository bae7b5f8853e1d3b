'use client';

import type { Ref } from 'react';

import { CloseButton } from './close-button.tsx';

/** In place of the pop-up, once its lead is stored. */
export function PopUpThanks({
  sent,
  reference,
  close,
  onClose,
  ref,
}: {
  sent: string;
  reference: string;
  close: string;
  onClose: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div
      id="pop-up-sent"
      className="on-navy fixed inset-x-0 bottom-0 z-overlay border-0 border-t-thick border-accent py-6 pr-[max(var(--edge),3.75rem)] pl-edge -outline-offset-4 forced-colors:border"
      ref={ref}
      tabIndex={-1}
    >
      <p>
        {sent}
        <br />
        <span className="note">{reference}</span>
      </p>
      <CloseButton label={close} onClick={onClose} />
    </div>
  );
}
