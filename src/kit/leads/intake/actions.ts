'use server';

import { unstable_getHeaders as getHeaders } from 'waku/router/server';

import type { FormResult } from '#kit/leads/rules/check.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { errorMessage } from '#kit/runtime/errors.ts';
import { log } from '#kit/runtime/log.ts';

import { storeLead } from './leads.ts';
import { pageOfLead } from './place.ts';
import { receiveLead } from './receive.ts';
import { withVisitor } from './visitor.ts';

/** The server function of all forms. `useActionState` passes the previous state, which is not used. */
export async function submitLead(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receiveLead(data, {
    pageOfLead: (page, locale) => pageOfLead(page, locale, getHeaders()['referer']),
    store: (lead) =>
      storeLead({
        ...lead,
        payload: withVisitor(lead.payload, lead.form, getHeaders()['cookie']),
      }),
    now: Date.now,
    shortestTime: currentEnvironment().leadsShortestTime,
    // Logs only the error's message, since the details of a database error may repeat typed text.
    log: (error) => log.error({ error: errorMessage(error) }, 'a lead was not stored'),
  });
}
