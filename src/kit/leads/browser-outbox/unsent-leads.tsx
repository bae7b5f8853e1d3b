'use client';

import { useEffect, useRef, useState } from 'react';

import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import { type FieldName, forms } from '#kit/leads/rules/forms.ts';

import { dropUnsent, readUnsent, type UnsentLead } from './unsent-store.ts';

interface Props {
  /** Origin of the provider's forms, as this build knows it. */
  provider: string;
  locale: LocaleCode;
  labels: Record<FieldName, string>;
  words: Record<'title' | 'text' | 'subject' | 'mail' | 'discard' | 'close', string>;
  email: LeadFormProps['email'];
  phone: LeadFormProps['phone'];
}

/** Milliseconds between two tries while a page with waiting leads stays open. */
const interval = 60_000;

/**
 * Sends what waits on this device: on arrival, when the network returns, and now and then. What
 * cannot be sent any more it shows, with another way to send it.
 */
export function UnsentLeads({ provider, locale, labels, words, email, phone }: Props) {
  const [stuck, setStuck] = useState<UnsentLead[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const show = () => setStuck(readUnsent().filter((lead) => lead.stuck));
    const send = () => {
      if (!navigator.onLine || readUnsent().every((lead) => lead.stuck)) return show();
      // Whatever fails now is tried again.
      import('./browser-delivery.ts')
        .then(({ sendUnsentLeads }) => sendUnsentLeads(provider))
        .then(show)
        .catch(() => undefined);
    };
    send();
    const timer = setInterval(send, interval);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [provider]);

  const count = stuck.length;
  useEffect(() => {
    // Nobody is interrupted while typing: the next page shows it.
    if (count > 0 && !document.activeElement?.matches(':read-write')) dialog.current?.showModal();
  }, [count]);

  if (count === 0) return null;
  return (
    <dialog ref={dialog} className="unsent-leads" aria-labelledby="unsent-leads-title">
      <h2 id="unsent-leads-title" className="text-row">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <a href={phone.href}>{phone.text}</a>
      </p>
      <ul>
        {stuck.map((lead) => {
          const lines = linesOf(lead, labels);
          const body = lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
          return (
            <li key={lead.id}>
              <p className="note">
                <time dateTime={new Date(lead.at).toISOString()}>
                  {new Intl.DateTimeFormat(localeRecord(locale).iso, { dateStyle: 'long' }).format(
                    lead.at,
                  )}
                </time>
              </p>
              <dl>
                {lines.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="unsent-leads-ways">
                <a className="button" href={mailOf(email, words.subject, body)}>
                  {words.mail}
                </a>
                <button
                  type="button"
                  className="button unsent-leads-quiet"
                  onClick={() => {
                    dropUnsent(lead.id);
                    setStuck(stuck.filter(({ id }) => id !== lead.id));
                  }}
                >
                  {words.discard}
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      <form method="dialog">
        <button className="button unsent-leads-quiet">{words.close}</button>
      </form>
    </dialog>
  );
}

/** What the visitor typed, under the labels of the forms; without what was sent along. */
function linesOf({ payload }: UnsentLead, labels: Props['labels']) {
  const fields = Object.values(forms).flatMap((form) => form.fields);
  return payload.fields.flatMap(({ name, value }) => {
    const field = fields.find(({ sentAs }) => sentAs === name);
    return field ? [{ label: labels[field.name], value }] : [];
  });
}

function mailOf(to: string, subject: string, body: string): string {
  // RFC 6068: lines of a body end with CR and LF.
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}
