import type { Tracking } from '#kit/runtime/environment.ts';

import type { ConsentState } from './consent.ts';

/** Globals that the providers' scripts read. When a script loads, it processes the commands in its array. */
interface TrackingWindow extends Window {
  /** Commands to the customer-relations provider's tracker. */
  _hsq?: unknown[];
  /** Commands to the same provider's consent management. */
  _hsp?: unknown[];
  disableHubSpotCookieBanner?: boolean;
  dataLayer?: unknown[];
}

/** A third-party script that the visitor has allowed. */
export interface TrackingScript {
  id: string;
  src: string;
  /** Called before the script is loaded. */
  prepare: () => void;
}

/** Returns the scripts that may be loaded: none before consent. */
export function scriptsFor(consentState: ConsentState, tracking: Tracking): TrackingScript[] {
  if (consentState !== 'granted') return [];
  const { scriptUrl, analyticsId } = tracking;
  const scripts: TrackingScript[] = [];
  if (scriptUrl !== undefined) {
    // The id is the provider's: its other scripts find this one by it.
    scripts.push({ id: 'hs-script-loader', src: scriptUrl, prepare: hideProviderBanner });
  }
  if (analyticsId !== undefined) {
    const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
    scripts.push({ id: 'google-tag', src, prepare: () => prepareAnalytics(analyticsId) });
  }
  return scripts;
}

/**
 * Loads the scripts that the visitor allows, once per document. Each script reports the first page view by
 * itself.
 */
export function loadScripts(consentState: ConsentState, tracking: Tracking): void {
  for (const { id, src, prepare } of scriptsFor(consentState, tracking)) {
    if (document.getElementById(id)) continue;
    prepare();
    const script = document.createElement('script');
    Object.assign(script, { id, src, async: true });
    document.head.append(script);
  }
}

/**
 * Reports a page view to both providers after a client navigation, which loads no document. The Google
 * property must not count history changes as well (docs/configuration.md, `ANALYTICS_ID`).
 */
export function reportPageView(path: string, tracking: Tracking): void {
  if (tracking.scriptUrl !== undefined) {
    const queue = ((window as TrackingWindow)._hsq ??= []);
    queue.push(['setPath', path]);
    queue.push(['trackPageView']);
  }
  if (tracking.analyticsId !== undefined) {
    gtag('event', 'page_view', { page_location: location.href, page_title: document.title });
  }
}

/** Keeps loaded scripts from sending data and setting cookies again until the page is reloaded. */
export function silenceScripts({ scriptUrl, analyticsId }: Tracking): void {
  if (scriptUrl !== undefined) {
    ((window as TrackingWindow)._hsp ??= []).push(['revokeCookieConsent']);
  }
  if (analyticsId !== undefined) Object.assign(window, { [`ga-disable-${analyticsId}`]: true });
}

/** Hides the provider's own banner, which would ask for consent again. */
function hideProviderBanner(): void {
  (window as TrackingWindow).disableHubSpotCookieBanner = true;
}

function prepareAnalytics(analyticsId: string): void {
  // Visitors agree to statistics alone, so advertising stays denied.
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', analyticsId);
}

/** Queues a command. Google's tag reads `arguments` objects as commands, but not arrays. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  ((window as TrackingWindow).dataLayer ??= []).push(arguments);
}
