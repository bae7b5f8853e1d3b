/** The visitor's device (docs/behaviour.md). */
export interface DeviceInfo {
  isMobile: boolean;
  isMobileOrTablet: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  isIos: boolean;
  isAndroid: boolean;
  isWindows: boolean;
  isMacOS: boolean;
}

/**
 * Reads the device from the headers of a request. Headers that a CDN adds (CloudFront's
 * `cloudfront-is-…-viewer`, Cloudflare's `cf-device-type`) take precedence over the user agent.
 *
 * Built pages are the same for every device and adapt by CSS. The kit itself needs the device only for
 * smooth scrolling.
 *
 * @param headers In a server function from `unstable_getHeaders` (`waku/router/server`), in the browser
 *   `new Headers({ 'user-agent': navigator.userAgent })`.
 */
export function deviceOf(headers: Pick<Headers, 'get'>): DeviceInfo {
  const agent = headers.get('user-agent') ?? '';
  const type = headers.get('cf-device-type');
  const fromHeaders = (name: string) => {
    const value = headers.get(`cloudfront-is-${name}-viewer`);
    if (value !== null) return value === 'true';
    // Cloudflare's header tells mobile, tablet and desktop apart, but no operating systems.
    const isDeviceType = name === 'mobile' || name === 'tablet';
    return isDeviceType && type !== null ? type === name : undefined;
  };
  const is = (name: string, pattern: RegExp) => fromHeaders(name) ?? pattern.test(agent);
  const isTablet = is('tablet', /ipad|tablet|kindle|silk|android(?!.*mobile)/i);
  const isMobile = !isTablet && is('mobile', /iphone|ipod|windows phone|mobile/i);
  const isIos = is('ios', /iphone|ipod|ipad/i);
  return {
    isMobile,
    isMobileOrTablet: isMobile || isTablet,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid: is('android', /android/i),
    isWindows: /windows(?! phone)/i.test(agent),
    isMacOS: !isIos && /macintosh|mac os x/i.test(agent),
  };
}
