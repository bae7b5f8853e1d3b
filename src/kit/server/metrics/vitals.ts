import { z } from 'zod';

import { HttpError } from '#kit/runtime/http-error.ts';
import { checkRateLimit, createRateLimit } from '#kit/runtime/rate-limit.ts';
import { checkOrigin } from '#kit/server/origin.ts';
import { type NodeRequest, readBody } from '#kit/server/request-body.ts';
import { routeNames } from '#kit/site/routes.ts';

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** A web vital in milliseconds; CLS, the layout shift, has no unit. */
export interface Vital {
  name: VitalName;
  value: number;
}

/** Web vitals of a page, as src/kit/site/field-vitals.tsx sends them. */
export interface Beacon {
  /** Name of the page's route, without language. */
  page: string;
  vitals: Vital[];
}

/** Limits of a body, in bytes and milliseconds. A beacon is a few hundred bytes. */
const bodyLimits = { maxBytes: 1024, timeout: 4_000 };
/** Maximum number of beacons per minute and client address. */
const maxRate = 60;

/** Maximum value of a vital: ten minutes, in milliseconds. */
const maxValue = 600_000;

const beaconSchema = z.strictObject({
  page: z.enum(routeNames),
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), value: z.number().min(0).max(maxValue) }))
    .min(1)
    .max(vitalNames.length),
});

/** Creates the endpoint for web vitals. A beacon holds nothing that identifies a visitor. */
export function createVitalsEntry({
  siteUrl,
  onBeacon,
}: {
  siteUrl?: string | undefined;
  onBeacon: (beacon: Beacon) => void;
}) {
  const rateLimit = createRateLimit(maxRate);
  return {
    /**
     * Reads a beacon and passes it to `onBeacon`.
     *
     * @param address The client's address, for the rate limit.
     * @throws HttpError 403 from another site, 429 over the rate limit, 400 if the body is not a beacon, and
     *   the errors of `readBody`.
     */
    async receive(request: Request, address: string, incoming?: NodeRequest): Promise<void> {
      checkOrigin(request, siteUrl);
      checkRateLimit(rateLimit, address);
      const body = new TextDecoder().decode(await readBody(request, incoming, bodyLimits));
      const result = beaconSchema.safeParse(parse(body));
      if (!result.success) throw new HttpError(400, 'no beacon');
      onBeacon(result.data);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
