import type { Tracking } from '#kit/runtime/environment.ts';

import type { Standing } from './consent.ts';

/** What the providers' scripts read; arrays become their queues. */
interface TrackingWindow extends Window {
  /** Commands to the customer-relations provider's tracker, and to its consent management. */
  _hsq?: unknown[];
  _hsp?: unknown[];
  disableHubSpotCookieBanner?: boolean;
  dataLayer?: unknown[];
}

/** A script that was agreed to. */
export interface TrackingScript {
  id: string;
  src: string;
}

/** The scripts that may be loaded: none before consent. */
export function scriptsFor(standing: Standing, tracking: Tracking): TrackingScript[] {
  if (standing !== 'granted') return [];
  const { scriptUrl, analyticsId } = tracking;
  const scripts: TrackingScript[] = [];
  // The provider's other code looks for this very id.
  if (scriptUrl !== undefined) scripts.push({ id: 'hs-script-loader', src: scriptUrl });
  if (analyticsId !== undefined) {
    const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
    scripts.push({ id: 'google-tag', src });
  }
  return scripts;
}

/** Loads what the visitor allows, once a document. Each script reports its first page by itself. */
export function loadScripts(standing: Standing, tracking: Tracking): void {
  for (const { id, src } of scriptsFor(standing, tracking)) {
    if (document.getElementById(id)) continue;
    if (id === 'google-tag') prepareAnalytics(tracking.analyticsId ?? '');
    // The question is ours; the provider's own banner would ask it again.
    else (window as TrackingWindow).disableHubSpotCookieBanner = true;
    const script = document.createElement('script');
    Object.assign(script, { id, src, async: true });
    document.head.append(script);
  }
}

/** Tells both of a page that the visitor came to without a new document. */
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

/** Keeps loaded scripts from sending and from writing their cookies again until the reload. */
export function silenceScripts({ scriptUrl, analyticsId }: Tracking): void {
  if (scriptUrl !== undefined) {
    ((window as TrackingWindow)._hsp ??= []).push(['revokeCookieConsent']);
  }
  if (analyticsId !== undefined) Object.assign(window, { [`ga-disable-${analyticsId}`]: true });
}

function prepareAnalytics(analyticsId: string): void {
  // Visitors are asked about statistics alone, so nothing of it may serve advertising.
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', analyticsId);
}

/** The tag's command queue takes `arguments` and no array. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  ((window as TrackingWindow).dataLayer ??= []).push(arguments);
}
