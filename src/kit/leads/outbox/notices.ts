import { referenceOf } from '#kit/leads/rules/reference.ts';
import type { NoticeSettings } from '#kit/runtime/environment.ts';
import { errorCode } from '#kit/runtime/errors.ts';
import { site } from '#kit/site/definition.ts';

import type { DeliveryEvent } from './delivery.ts';
import { pageOf } from './lead-page.ts';
import { maxRetryDelay } from './lead-queue.ts';

/** A notice for the owner. It contains nothing that a visitor typed. */
export interface Notice {
  subject: string;
  text: string;
  leads: { reference: string; form: string; page: string; answer: string }[];
}

export type SendNotice = (notice: Notice) => Promise<void>;

export interface NoticesOptions {
  /** Channels to the owner (e-mail, webhook). Each gets every notice. */
  channels: readonly SendNotice[];
  log: (event: Record<string, unknown>, message: string) => void;
  /** How long events are collected before a notice; milliseconds. */
  batchDelay?: number;
  /** Shortest time between two notices; milliseconds. */
  interval?: number;
}

export interface Notices {
  /** Includes an event in the next notice. */
  add(event: DeliveryEvent): void;
  /** Sends a notice with the remaining events, and waits at most five seconds for it. */
  stop(): Promise<void>;
}

/** Timeout of each step of sending an e-mail, and of a webhook; milliseconds. */
const timeout = 10_000;
/** How long `stop` waits for the last notice; milliseconds. */
const maxStopTime = 5000;
/** Maximum number of leads that a notice lists. Further ones are only counted. */
const maxListed = 20;

/**
 * Creates the sender of notices to the owner, about leads that need a person. The first notice follows
 * `batchDelay` after the first event. Further notices follow at most once per `interval`, each with all
 * events since the previous one. A notice that every channel failed to send is tried again after `interval`,
 * together with later events. If only some channels failed, the notice is not repeated. Deliveries never wait
 * for a notice.
 */
export function createNotices(options: NoticesOptions): Notices {
  const { channels, log, batchDelay = 5000, interval = 60 * 60_000 } = options;
  /** Events that the next notice lists, `maxListed` at most. */
  let listed: DeliveryEvent[] = [];
  /** Number of all events since the last notice. */
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  /** When sending the last notice began, by `performance.now()`. */
  let sentAt = -Infinity;
  /** Settles when the notice that is being sent now has been sent. */
  let sending = Promise.resolve();

  /** Sends the events since the last notice, once the notice that is being sent now has been sent. */
  function send(): Promise<void> {
    sending = sending.then(flush).catch((error: unknown) => {
      log({ error: errorCode(error) }, 'a notice could not be written');
    });
    return sending;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (count === 0) return;
    const events = listed;
    const total = count;
    const notice = compose(events, total);
    listed = [];
    count = 0;
    sentAt = performance.now();
    const results = await Promise.allSettled(channels.map((sendBy) => sendBy(notice)));
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      // The message may contain the address of a mail server with its password.
      log({ error: errorCode(result.reason) }, 'a notice could not be sent');
    }
    // If no channel could send the notice, its events go into the next one.
    if (results.length > 0 && results.every(({ status }) => status === 'rejected')) {
      listed = [...events, ...listed].slice(0, maxListed);
      count += total;
      schedule();
    }
  }

  function schedule(): void {
    if (timer || channels.length === 0) return;
    const delay = Math.max(batchDelay, sentAt + interval - performance.now());
    timer = setTimeout(() => void send(), delay);
    timer.unref();
  }

  return {
    add(event) {
      count += 1;
      if (listed.length < maxListed) listed.push(event);
      schedule();
    },
    async stop() {
      const timedOut = new Promise((resolve) => setTimeout(resolve, maxStopTime).unref());
      await Promise.race([send(), timedOut]);
      clearTimeout(timer);
    },
  };
}

/** Returns the channels that the environment configures. */
export function channelsOf({ email, webhookUrl }: NoticeSettings): SendNotice[] {
  return [
    ...(email ? [byEmail(email)] : []),
    ...(webhookUrl !== undefined ? [byWebhook(webhookUrl)] : []),
  ];
}

function byEmail({ smtpUrl, to, from }: NonNullable<NoticeSettings['email']>): SendNotice {
  return async ({ subject, text }) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ to, from, subject, text });
    } finally {
      transport.close();
    }
  };
}

function byWebhook(url: string): SendNotice {
  return async ({ subject, text, leads }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${subject}\n\n${text}`, leads }),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const status = String(response.status);
    throw Object.assign(new Error(`status ${status}`), { code: `HTTP_${status}` });
  };
}

function compose(events: DeliveryEvent[], count: number): Notice {
  const leads = events.map(({ lead, answer }) => ({
    reference: referenceOf(lead.id),
    form: lead.form,
    page: plainLine(pageOf(lead)),
    answer: plainLine(answer),
  }));
  const lines = leads.map(
    ({ reference, form, page, answer }) => `${reference}  ${form}  ${page}  ${answer}`,
  );
  if (count > leads.length) lines.push(`and ${String(count - leads.length)} more`);
  const text = [
    `The provider refused these leads, or parts of them. They are kept, and held ones are tried again every ${String(maxRetryDelay / 60_000)} minutes.`,
    '',
    ...lines,
    '',
    'npm run leads -- list held',
    'npm run leads -- show REFERENCE',
    'npm run leads -- retry held',
  ].join('\n');
  const subject = `${site.company.name}: ${count === 1 ? 'a lead needs' : `${String(count)} leads need`} you`;
  return { subject, text, leads };
}

/** Reduces a text that a visitor or the provider sent to one short line without invisible characters. */
function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(0, 200);
}
