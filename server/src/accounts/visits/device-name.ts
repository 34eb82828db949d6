const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (agent: string, names: typeof browsers) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system, such as "Firefox · Android"; an empty text if neither is known. */
export function deviceName(userAgent = ''): string {
  const browser = named(userAgent, browsers);
  const system = named(userAgent, systems);
  return browser !== undefined && system !== undefined ? `${browser} · ${system}` : (browser ?? system ?? '');
}
