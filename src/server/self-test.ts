import { randomUUID } from 'node:crypto';

export const selfTestField = 'x-self-test';
/** What the answer to our own request says. */
const arrived = 'arrived';
/** Milliseconds that the public address has for its answer. */
const patience = 5_000;

export interface SelfTestOptions {
  siteUrl?: string | undefined;
  info: (message: string) => void;
}

/** Asks for the site at its public address, to see how its own requests arrive. */
export function createSelfTest({ siteUrl, info }: SelfTestOptions) {
  const nonce = randomUUID();
  return {
    /** Whether a request is the one that `run` sent, by its field `selfTestField`. */
    recognize: (header: string | string[] | null | undefined): boolean => header === nonce,

    /** Tells `run` that its request arrived here. */
    confirm(response: Response): void {
      response.headers.set(selfTestField, arrived);
    },

    /** Never rejects, and keeps nobody waiting: a site that cannot see itself still serves. */
    async run(): Promise<void> {
      if (siteUrl === undefined) return;
      const answer = await fetch(`${siteUrl}/healthz`, {
        headers: { [selfTestField]: nonce },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined);
      if (!answer) {
        info(`SITE_URL (${siteUrl}) cannot be reached from here, so it was not tried.`);
      } else if (answer.headers.get(selfTestField) !== arrived) {
        info(
          `SITE_URL (${siteUrl}) leads to another server or instance (${String(answer.status)}).`,
        );
      } else {
        info(`SITE_URL (${siteUrl}) leads here.`);
      }
    },
  };
}
