'use server';

import { getLeads } from '#server/leads.ts';
import { matchPage, routeName } from '#site/routes.ts';

import { type LeadState, receiveLead } from './receive.ts';

/** The server function behind every form. The previous state is React's; a lead needs none. */
export async function submitLead(_previous: LeadState, data: FormData): Promise<LeadState> {
  return receiveLead(data, {
    pageName: (path, locale) => {
      const page = matchPage(path);
      return page ? routeName(page.name, page.locale) : `unknown___${locale}`;
    },
    store: async (lead) => (await getLeads()).store(lead),
    now: Date.now,
    log: (error) => console.error('A lead could not be stored:', error),
  });
}
