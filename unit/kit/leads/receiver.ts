import { type NewLead, receiveLead } from '#kit/leads/intake/receive.ts';

/** Receives leads as the server does, with an array as the store and a clock that stands still. */
export function receiver({
  fails = false,
  shortestTime = 3000,
  storedAs = (id: string) => id,
} = {}) {
  const stored: NewLead[] = [];
  const logged: unknown[] = [];
  const receive = (values: Record<string, string>) =>
    receiveLead(formData(values), {
      pageOfLead: (page, locale) => ({
        page: page === '/' ? '/elsewhere' : page,
        pageName: `${page.split('/').at(-1) ?? ''}___${locale}`,
      }),
      store: async (lead) => {
        if (fails) throw new Error('disk full');
        stored.push(lead);
        return storedAs(lead.id);
      },
      now: () => 1_800_000_000_000,
      shortestTime,
      log: (error) => logged.push(error),
    });
  return { receive, stored, logged };
}

function formData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
