import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKey } from '@manna/shared/runtime';
import { accessibilityFaults, openRoute, sectionNamed, siteWith } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './account-page';

const site = siteWith({ accountsServer: 'https://accounts.example' });
const ruth = { id: 'u1', name: 'Ruth', email: { email: 'ruth@bethlehem.example' } };
const HISTORY = 'site/history';
const realFetch = globalThis.fetch;

/** The responses of the gateway by path, and what it got. A number is a status without a body. */
let answers: Record<string, unknown>;
let sent: [string, unknown][];

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'dm-signed-in=; max-age=0';
  sent = [];
  answers = {
    '/api/session': { user: null },
    '/api/account/deletion': { deletion: null },
    '/api/account/sessions': {
      sessions: [
        {
          id: 's2',
          device: 'Safari on iOS',
          createdAt: '2026-11-01T10:00:00Z',
          seenAt: '2026-11-20T10:00:00Z',
          isCurrent: false,
        },
        {
          id: 's1',
          device: 'Firefox on Linux',
          createdAt: '2026-11-02T10:00:00Z',
          seenAt: '2026-11-21T10:00:00Z',
          isCurrent: true,
        },
      ],
    },
    '/api/account/sessions/end': 204,
    '/api/account/deletion/cancel': 204,
  };
  globalThis.fetch = (address, init) => {
    const path = (address as string).replace(/\?.*/, '');
    if (init?.method === 'POST') sent.push([path, JSON.parse(init.body as string)]);
    const answer = answers[path] ?? (path === '/api/user-data' ? { data: {} } : 404);
    return Promise.resolve(typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer));
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const open = (app: Partial<Parameters<typeof openRoute>[1]> = {}) =>
  openRoute(route, { path: '/account', at: '/account', site, ...app });

async function openAsRuth(app: Partial<Parameters<typeof openRoute>[1]> = {}) {
  document.cookie = 'dm-signed-in=1';
  answers['/api/session'] = { user: ruth };
  const opened = await open(app);
  await screen.findByRole('heading', { name: 'Where you are signed in' });
  await screen.findByText('Firefox on Linux');
  return opened;
}

describe('the account page of an anonymous reader', () => {
  it('says what an account adds, and leads to signing in and registering', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Login for Extra Features!' })).toHaveAttribute(
      'href',
      '/oauth2/login?destination=%2Faccount',
    );
    expect(screen.getByRole('link', { name: 'Create An Account' })).toHaveAttribute(
      'href',
      'https://accounts.example/register?destination=%2Faccount',
    );
    expect(sectionNamed('What an account adds')).toHaveTextContent('with 14 days to change your mind');
    expect(screen.queryByRole('heading', { name: 'Security' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so if the site has no accounts, and keeps the controls of the data', async () => {
    await open({ site: siteWith() });
    expect(screen.getByText(/This site has no accounts/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Login/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export everything' })).toBeEnabled();
  });

  it('deletes the history when the reader confirms it', async () => {
    const stored = storageKey(null, HISTORY);
    localStorage.setItem(stored, JSON.stringify([[{ path: '/bible/ruth/1', fragment: 'Ruth 1' }]]));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the history' }));
    expect(localStorage.getItem(stored)).toContain('Ruth 1');
    const question = screen.getByRole('group', { name: 'Delete the history' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete the history' }));
    expect(localStorage.getItem(stored)).toBe('[]');
    expect(screen.getByText('The history is deleted.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete the history' })).toHaveFocus();
  });

  it('pauses the history until it is switched on again', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Pause the history' }));
    expect(localStorage.getItem(storageKey(null, 'site/preferences'))).toBe('{"history":"paused"}');
    await userEvent.click(screen.getByRole('switch', { name: 'Pause the history' }));
    expect(localStorage.getItem(storageKey(null, 'site/preferences'))).toBe('{"history":"on"}');
  });

  it('is in Spanish for a reader of Spanish', async () => {
    await open({ language: 'es', translations: es });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cuenta');
    expect(screen.getByRole('button', { name: 'Exportar todo' })).toBeInTheDocument();
  });
});

describe('the account page of a signed-in reader', () => {
  it('welcomes the reader, and leads to the modal of the accounts server', async () => {
    await openAsRuth();
    expect(screen.getByRole('heading', { name: 'Welcome back, Ruth!' })).toBeInTheDocument();
    expect(screen.getByText('ruth@bethlehem.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manage Account' })).toHaveAttribute('href', '/account?mdl=account');
    expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute(
      'href',
      '/oauth2/logout?destination=%2Faccount',
    );
    expect(screen.getByRole('link', { name: 'Open passkeys and password' })).toHaveAttribute(
      'href',
      '/account?mdl=account&mdl-path=%2Fsecurity',
    );
    expect(screen.queryByText('What an account adds')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lists the devices, this one first, and signs out another', async () => {
    await openAsRuth();
    const devices = within(screen.getByRole('region', { name: 'Where you are signed in' }));
    expect(devices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis device/),
      expect.stringMatching(/^Safari on iOS/),
    ]);
    await userEvent.click(devices.getByRole('button', { name: 'Sign out Safari on iOS' }));
    expect(sent).toContainEqual(['/api/account/sessions/end', { id: 's2' }]);
    expect(await devices.findByText('Safari on iOS is signed out.')).toBeInTheDocument();
  });

  it('says so in one sentence when a device cannot be signed out', async () => {
    await openAsRuth();
    answers['/api/account/sessions/end'] = 503;
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work, and nothing was changed.');
  });

  it('offers to load the devices again when the gateway sends something else', async () => {
    answers['/api/account/sessions'] = { sessions: 'none' };
    document.cookie = 'dm-signed-in=1';
    answers['/api/session'] = { user: ruth };
    await open();
    expect(await screen.findByText('The devices could not be loaded.')).toBeInTheDocument();
    answers['/api/account/sessions'] = { sessions: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('The devices could not be loaded.')).toBeNull());
  });

  it('deletes the account in 14 days after a question, and keeps it on request', async () => {
    await openAsRuth();
    answers['/api/account/deletion'] = {
      deletion: { requestedAt: '2026-11-21T10:00:00Z', endsAt: '2026-12-05T10:00:00Z' },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account in 14 days' }));
    expect(sent).toContainEqual(['/api/account/deletion', { confirm: true }]);
    expect(await screen.findByText(/will be deleted on December 5, 2026/)).toBeInTheDocument();
    answers['/api/account/deletion'] = { deletion: null };
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(sent).toContainEqual(['/api/account/deletion/cancel', {}]);
    expect(await screen.findByText('Your account stays.')).toBeInTheDocument();
  });

  it('says that the account cannot be reached when the gateway does not respond', async () => {
    document.cookie = 'dm-signed-in=1';
    answers['/api/session'] = 503;
    await open();
    expect(await screen.findByText(/Your account cannot be reached right now/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Login for Extra Features!' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export everything' })).toBeEnabled();
  });

  it('says that edits are queued while there is no network', async () => {
    await openAsRuth();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/You are offline. What you change is stored on this device/)).toBeInTheDocument();
  });
});
