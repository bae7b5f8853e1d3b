/** Scripts of other companies that visitors may agree to. At least one of them is there. */
export interface Tracking {
  /** Address of the customer-relations provider's script. */
  scriptUrl?: string;
  /** Id of the Google tag. */
  analyticsId?: string;
}

/** TRACKING_SCRIPT_URL and ANALYTICS_ID of the build; undefined where nobody needs to be asked. */
export const tracking = trackingOf(process.env);

/** @param environment Checked by `readEnvironment` before the build. */
export function trackingOf(environment: Record<string, string | undefined>): Tracking | undefined {
  const scriptUrl = environment['TRACKING_SCRIPT_URL'];
  const analyticsId = environment['ANALYTICS_ID'];
  if (!scriptUrl && !analyticsId) return undefined;
  return { ...(scriptUrl && { scriptUrl }), ...(analyticsId && { analyticsId }) };
}
