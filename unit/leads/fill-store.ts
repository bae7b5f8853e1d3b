/** Stores leads until one is refused; says whether a probe is taken before and after. Argument: file. */
import { createOutbox } from '#leads/outbox/outbox.ts';
import { openStore } from '#leads/outbox/store.ts';

import { newLead } from './lead.ts';

const [file = ''] = process.argv.slice(2);
const outbox = createOutbox(await openStore({ file }));
const probe = () =>
  outbox.probe().then(
    () => 'taken',
    () => 'refused',
  );
const before = await probe();
try {
  for (;;) await outbox.store(newLead());
} catch {
  process.stdout.write(`${before}, ${await probe()}`);
}
