import { expect, it } from 'vitest';

import { type DeviceInfo, deviceOf } from '#kit/site/device.ts';

const agents: [name: string, agent: string, found: (keyof DeviceInfo)[]][] = [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
    ['isMobile', 'isMobileOrTablet', 'isIos'],
  ],
  [
    'an iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    ['isTablet', 'isMobileOrTablet', 'isIos'],
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    ['isMobile', 'isMobileOrTablet', 'isAndroid'],
  ],
  [
    'an Android tablet',
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    ['isTablet', 'isMobileOrTablet', 'isAndroid'],
  ],
  [
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    ['isDesktop', 'isWindows'],
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15',
    ['isDesktop', 'isMacOS'],
  ],
  ['nothing', '', ['isDesktop']],
];

function trueOf(device: DeviceInfo): string[] {
  return Object.entries(device)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .sort();
}

it.each(agents)('the user agent of %s', (_name, agent, found) => {
  expect(trueOf(deviceOf(new Headers({ 'user-agent': agent })))).toEqual([...found].sort());
});

it('the headers of a CDN count for more than the user agent, which it may replace', () => {
  const headers = new Headers({
    'user-agent': 'Amazon CloudFront',
    'cloudfront-is-mobile-viewer': 'false',
    'cloudfront-is-tablet-viewer': 'true',
    'cloudfront-is-android-viewer': 'true',
  });
  expect(trueOf(deviceOf(headers))).toEqual(['isAndroid', 'isMobileOrTablet', 'isTablet']);
});

it.each([
  ['mobile', ['isMobile', 'isMobileOrTablet']],
  ['tablet', ['isMobileOrTablet', 'isTablet']],
  ['desktop', ['isDesktop']],
] as const)('Cloudflare’s header names a %s whatever the user agent says', (type, found) => {
  for (const agent of ['', 'Mozilla/5.0 (Linux) Mobile', 'Mozilla/5.0 (Linux) Tablet']) {
    const headers = new Headers({ 'user-agent': agent, 'cf-device-type': type });
    expect(trueOf(deviceOf(headers))).toEqual([...found]);
  }
});
