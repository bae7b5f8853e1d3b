import { z } from 'zod';

import { HttpError } from '#kit/runtime/http-error.ts';
import { createRateLimit } from '#kit/runtime/rate-limit.ts';
import { checkOrigin } from '#kit/server/origin.ts';
import { type NodeRequest, readBody } from '#kit/server/request-body.ts';
import { routeNames } from '#kit/site/routes.ts';

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Milliseconds; the shift of the layout has no unit. */
export interface Vital {
  name: VitalName;
  value: number;
}

export interface Beacon {
  page: string;
  vitals: Vital[];
}

/** A beacon is a few hundred bytes. */
const limits = { longest: 1024, patience: 4_000 };
/** Beacons a minute of one address. */
const rate = 60;

const beacon = z.strictObject({
  page: z.enum(routeNames),
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), value: z.number().min(0).max(600_000) }))
    .min(1)
    .max(vitalNames.length),
});

/** Takes what browsers measured. Nothing in it tells one visitor from another. */
export function createVitalsEntry({
  siteUrl,
  onBeacon,
}: {
  siteUrl?: string | undefined;
  onBeacon: (beacon: Beacon) => void;
}) {
  const limit = createRateLimit(rate);
  return {
    /**
     * @param address What the beacons of one sender are counted under.
     * @throws HttpError where it is no beacon of ours, or one too many.
     */
    async take(request: Request, address: string, incoming?: NodeRequest): Promise<void> {
      checkOrigin(request, siteUrl);
      const wait = limit.take(address);
      if (wait > 0) throw new HttpError(429, 'too many', { 'retry-after': String(wait) });
      const body = new TextDecoder().decode(await readBody(request, incoming, limits));
      const result = beacon.safeParse(parse(body));
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
