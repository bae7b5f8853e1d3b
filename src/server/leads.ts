import 'server-only';

import type { NewLead } from '#leads/receive.ts';

import { createDelivery, type Delivery } from './delivery.ts';
import { readEnvironment } from './environment.ts';
import { log } from './log.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSubmit } from './provider-client.ts';

interface Leads {
  /** Stores a lead durably; delivery begins at once where a provider is configured. */
  store(lead: NewLead): Promise<string>;
}

let opened: { outbox: Outbox; delivery: Delivery | undefined } | undefined;

/** The process's leads; opened at the first use. */
export async function getLeads(): Promise<Leads> {
  const { outbox, delivery } = startLeads();
  return {
    async store(lead) {
      const id = await outbox.store(lead);
      delivery?.kick();
      return id;
    },
  };
}

/** Opens the store and begins to deliver what is left from before. Throws where it cannot. */
export function startLeads() {
  if (opened) return opened;
  const environment = readEnvironment(process.env);
  const outbox = createOutbox({ file: environment.leadsDb });
  const delivery = environment.provider
    ? createDelivery({
        outbox,
        submit: createSubmit(environment.provider),
        rate: environment.leadsRate,
        log: (event, message) => log.info(event, message),
      })
    : undefined;
  delivery?.start();
  opened = { outbox, delivery };
  return opened;
}

/** Finishes deliveries under way and closes the store. */
export async function stopLeads(): Promise<void> {
  const leads = opened;
  opened = undefined;
  await leads?.delivery?.stop();
  await leads?.outbox.close();
}
