import type { Page } from '@playwright/test';

/** A page's crumbs as the site stores them. */
const trail = (path: string, fragment: string) => [
  { path: '/bible', fragment: 'Bible', icon: 'bible', iconColor: 'red' },
  { path, fragment },
];

const bookmarks = [
  trail('/dictionary/ark', 'Ark'),
  trail('/bible/ruth/2', 'Ruth 2'),
  trail('/bible/genesis/1', 'Genesis 1'),
];

/** What the gateway has got from the page. */
export interface Gateway {
  sent: { path: string; body: unknown }[];
}

/**
 * Answers for a gateway where Ruth is signed in, with these bookmarks. Only the routes of the account are faked; pages and
 * their data come from the site.
 */
export async function signInAsRuth(page: Page, url: string, starred: readonly unknown[] = bookmarks): Promise<Gateway> {
  const gateway: Gateway = { sent: [] };
  let deletion: object | null = null;
  const stored: Record<string, string> = {
    'site/preferences': '{}',
    'site/history': '[]',
    'site/notes': '[]',
    'site/bookmark-details': '{}',
    'site/bookmarked-pages': JSON.stringify({ bookmarks: starred }),
  };
  let devices = [
    {
      id: 's1',
      device: 'Firefox on Linux',
      createdAt: '2026-11-02T10:00:00Z',
      seenAt: '2026-11-21T10:00:00Z',
      isCurrent: true,
    },
    {
      id: 's2',
      device: 'Safari on iOS',
      createdAt: '2026-11-01T10:00:00Z',
      seenAt: '2026-11-20T10:00:00Z',
      isCurrent: false,
    },
  ];
  await page.context().addCookies([{ name: 'dm-signed-in', value: '1', url }]);
  await page.route(/\/api\/(session|user-data|account\/)/, (route) => {
    const { pathname } = new URL(route.request().url());
    const body: unknown = route.request().method() === 'POST' ? route.request().postDataJSON() : undefined;
    if (body !== undefined) gateway.sent.push({ path: pathname, body });
    if (pathname === '/api/session') {
      return route.fulfill({ json: { user: { id: 'u1', name: 'Ruth', email: { email: 'ruth@bethlehem.example' } } } });
    }
    if (pathname === '/api/user-data') {
      if (body !== undefined) Object.assign(stored, (body as { data: Record<string, string> }).data);
      return route.fulfill({ json: { data: stored } });
    }
    if (pathname === '/api/account/sessions') return route.fulfill({ json: { sessions: devices } });
    if (pathname === '/api/account/sessions/end') {
      devices = devices.filter(({ isCurrent }) => isCurrent);
      return route.fulfill({ status: 204 });
    }
    if (pathname === '/api/account/deletion/cancel') deletion = null;
    else if (body !== undefined) deletion = { requestedAt: '2026-11-21T10:00:00Z', endsAt: '2026-12-05T10:00:00Z' };
    return pathname.endsWith('/cancel') ? route.fulfill({ status: 204 }) : route.fulfill({ json: { deletion } });
  });
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('dm-user') !== null) return;
      localStorage.setItem('dm-user', 'u1');
      localStorage.setItem('dm-user@u1/site/bookmarked-pages', text);
    },
    JSON.stringify({ bookmarks: starred }),
  );
  return gateway;
}
