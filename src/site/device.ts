/** What is known of the visitor's device (docs/behaviour.md). */
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
 * Reads the device from a request's headers: those of the CDN where it sends them (CloudFront's
 * names), else the user agent. In the browser: `deviceOf(new Headers({ 'user-agent': … }))`.
 * Layout is never decided by it, CSS does that.
 */
export function deviceOf(headers: Pick<Headers, 'get'>): DeviceInfo {
  const agent = headers.get('user-agent') ?? '';
  const told = (name: string) => headers.get(`cloudfront-is-${name}-viewer`);
  const is = (name: string, pattern: RegExp) => {
    const value = told(name);
    return value === null ? pattern.test(agent) : value === 'true';
  };
  const isTablet = is('tablet', /ipad|tablet|kindle|silk|android(?!.*mobile)/i);
  const isMobile = !isTablet && is('mobile', /iphone|ipod|android.*mobile|windows phone|mobile/i);
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
