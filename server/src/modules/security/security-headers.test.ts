import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { siteConfigSchema } from '@manna/shared/contracts';
import helmet from 'helmet';
import { bareHeaders, pagePolicies, securityHeaders } from './security-headers';

const resolved = { environment: 'test', revision: 1, fingerprint: 'abc', slots: {}, pillars: [] };

/** The sources that a directive of the page policy allows. */
function sources(directive: string, settings: object = {}, allowedOrigins: string[] = []): string | undefined {
  const policies = pagePolicies('n0', siteConfigSchema.parse(settings), { allowedOrigins, resolved });
  const directives = policies['content-security-policy']?.split('; ') ?? [];
  return directives.find((text) => text.startsWith(`${directive} `))?.slice(directive.length + 1);
}

test('pages of a site without services connect only to the site, and frame nothing', () => {
  expect(sources('connect-src')).toBe("'self'");
  expect(sources('frame-src')).toBe("'none'");
  expect(sources('script-src')).toBe("'self' 'nonce-n0' 'strict-dynamic'");
  expect(sources('worker-src')).toBe("'self' blob:");
  expect(sources('manifest-src')).toBe("'self'");
  expect(sources('form-action')).toBe("'self'");
  expect(sources('img-src')).toBe("'self' data: blob:");
  expect(sources('media-src')).toBe("'self'");
  expect(sources('font-src')).toBe("'self' data:");
});

test('the origin of the accounts server is allowed in frames and connections', () => {
  const settings = { accountsServer: 'https://accounts.example/base' };
  expect(sources('frame-src', settings)).toBe('https://accounts.example');
  expect(sources('connect-src', settings)).toBe("'self' https://accounts.example");
});

test.each([
  [{ errorReporting: { dsn: 'https://key@errors.example/7' } }, 'https://errors.example'],
  [{ analytics: { sink: 'plausible', server: 'https://p.example/x', domain: 'a.example' } }, 'https://p.example'],
  [{ analytics: { sink: 'matomo', server: 'https://m.example:8443/m/', siteId: '1' } }, 'https://m.example:8443'],
  [
    { analytics: { sink: 'ga4', measurementId: 'G-ABC1' } },
    'https://*.google-analytics.com https://www.googletagmanager.com',
  ],
])('with %j pages may connect there, and run no script from there', (settings, added) => {
  expect(sources('connect-src', settings, ['https://cdn.example'])).toBe(`'self' https://cdn.example ${added}`);
  expect(sources('script-src', settings)).toBe(sources('script-src'));
});

test.each([
  [
    { style: 'https://maps.example/light.json', origins: ['https://tiles.example'] },
    'https://maps.example https://tiles.example',
  ],
  [{ pmtiles: 'https://files.example/lands.pmtiles?key=1' }, 'https://files.example'],
])('pages may connect to the sources of the ground of maps, %j, and to nothing else of them', (map, added) => {
  expect(sources('connect-src', { map })).toBe(`'self' ${added}`);
  for (const directive of ['script-src', 'style-src', 'img-src', 'worker-src', 'font-src'])
    expect(sources(directive, { map })).toBe(sources(directive));
});

test('pages connect to no analytics server when the site counts page views itself', () => {
  expect(sources('connect-src', { analytics: { sink: 'beacon' } })).toBe("'self'");
});

test.each([undefined, 'https://bible.example', 'http://127.0.0.1:8080'])(
  'the headers of every response of a site at %s match the recommendation of helmet',
  (advertiseAddress) => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    const recommend = helmet({
      contentSecurityPolicy: false,
      crossOriginOpenerPolicy: false,
      frameguard: { action: 'deny' },
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: advertiseAddress?.startsWith('https:') ? { includeSubDomains: false } : false,
    });
    recommend(request, response, () => undefined);
    expect(securityHeaders(siteConfigSchema.parse({ advertiseAddress }))).toEqual({
      ...response.getHeaders(),
      ...bareHeaders,
    });
  },
);
