/**
 * The visitor's device (docs/behaviour.md). The kit itself reads only `isMobileOrTablet`, for smooth scrolling. All
 * other fields are for the code of sites that use the kit.
 */
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
 * Built pages are the same for every device and adapt by CSS.
 *
 * @param headers In a server function from `unstable_getHeaders` (`waku/router/server`), in the browser
 *   `new Headers({ 'user-agent': navigator.userAgent })`.
 */
export function deviceOf(headers: Pick<Headers, 'get'>): DeviceInfo {
  const agent = headers.get('user-agent') ?? '';
  const deviceType = headers.get('cf-device-type');
  /** Returns the CDN's answer; undefined if its headers do not say whether the device is of this kind. */
  const cdnAnswer = (name: string) => {
    const value = headers.get(`cloudfront-is-${name}-viewer`);
    if (value !== null) return value === 'true';
    // Cloudflare's header tells mobile, tablet and desktop apart, but no operating systems.
    const isDeviceType = name === 'mobile' || name === 'tablet';
    return isDeviceType && deviceType !== null ? deviceType === name : undefined;
  };
  const is = (name: string, pattern: RegExp) => cdnAnswer(name) ?? pattern.test(agent);
  // User agents of Android phones contain `Mobile`, those of Android tablets do not.
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
    // User agents of iPhones and iPads contain `like Mac OS X`.
    isMacOS: !isIos && /macintosh|mac os x/i.test(agent),
  };
}
