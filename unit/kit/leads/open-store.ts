/** Opens a store, stores a lead and closes. Arguments: file, and the address of a database. */
import { createOutbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';

import { newLead } from './lead.ts';

const [file = '', databaseUrl] = process.argv.slice(2);
const outbox = createOutbox(await openStore({ file, databaseUrl }));
await outbox.store(newLead());
await outbox.close();
