'use server';

import { unstable_getHeaders as getHeaders } from 'waku/router/server';

import { readEnvironment } from '#server/environment.ts';
import { getLeads } from '#server/leads.ts';
import { matchPage, routeName } from '#site/routes.ts';

import type { LeadState } from './check.ts';
import { receiveLead } from './receive.ts';
import { withVisitor } from './visitor.ts';

/** The server function behind every form. The previous state is React's; a lead needs none. */
export async function submitLead(_previous: LeadState, data: FormData): Promise<LeadState> {
  return receiveLead(data, {
    pageName: (path, locale) => {
      const page = matchPage(path);
      return page ? routeName(page.name, page.locale) : `unknown___${locale}`;
    },
    store: async (lead) =>
      (await getLeads()).store({
        ...lead,
        payload: withVisitor(lead.payload, lead.form, getHeaders()['cookie']),
      }),
    now: Date.now,
    shortestTime: readEnvironment(process.env).leadsShortestTime,
    log: (error) => console.error('A lead could not be stored:', error),
  });
}
