/** The first segments of the paths that the gateway answers itself. None of these is a page. */
export const gatewayAreas: readonly string[] = [
  'api',
  'data',
  'embed',
  'feeds',
  'handouts',
  'healthz',
  'icons',
  'metrics',
  'oauth2',
  'oembed',
  'pillars',
  'readyz',
  'schemas',
  'shell',
  'verse-pictures',
];
