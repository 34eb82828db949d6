import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAppStore, SiteContext, sitePreferences, StoreProvider, usePreference, useSession } from '..';
import { siteConfigSchema } from '../../contracts';

const ruth = { id: 'u1', name: 'Ruth', email: { email: 'ruth@example.org' } };

/** Responds to each GET /api/session with the next of these; the last one repeats. An Error is a network failure. */
function gateway(...answers: (Response | Error)[]): string[] {
  const requested: string[] = [];
  Object.assign(globalThis, {
    fetch: (path: string) => {
      const answer = answers[Math.min(requested.length, answers.length - 1)] ?? new Error('nothing to answer');
      requested.push(path);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
    },
  });
  return requested;
}

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const Reader = () => {
  const { status, profile, error } = useSession();
  return <p>{[status, profile?.name ?? 'anonymous', error ?? 'no error'].join(', ')}</p>;
};

/** A component whose effects run before those of Reader. */
const Preferences = () => <i>{usePreference(sitePreferences.theme)[0]}</i>;

async function openOnSite(settings: object, before?: ReactNode) {
  render(
    <StoreProvider store={createAppStore()}>
      <SiteContext value={siteConfigSchema.parse(settings)}>
        {before}
        <Reader />
      </SiteContext>
    </StoreProvider>,
  );
  await act(async () => undefined);
}

async function open() {
  const store = createAppStore();
  render(
    <StoreProvider store={store}>
      <Reader />
      <Reader />
    </StoreProvider>,
  );
  await act(async () => undefined);
}

const comeBack = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

describe('the session', () => {
  const setFlag = (maxAge: number) => (document.cookie = `dm-signed-in=1; max-age=${maxAge}`);
  beforeEach(() => {
    localStorage.clear();
    setFlag(60);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is requested once, however many components need it', async () => {
    const requested = gateway(answer({ user: ruth }));
    await open();
    expect(requested).toEqual(['/api/session']);
    expect(shown()).toEqual(['loaded, Ruth, no error', 'loaded, Ruth, no error']);
  });

  it.each([
    ['nobody is signed in', answer({ user: null })],
    ['the gateway refuses', answer({ user: ruth }, 401)],
    ['the response has an invalid user', answer({ user: { id: 1 } })],
    ['the response is null', answer(null)],
  ])('has no profile when %s', async (_, response) => {
    gateway(response);
    await open();
    expect(shown()[0]).toBe('loaded, anonymous, no error');
  });

  it.each([{}, { accountsServer: 'https://accounts.example' }])(
    'costs no request on a site with the settings %j when nobody has signed in on this device',
    async (settings) => {
      setFlag(0);
      const requested = gateway(answer({ user: ruth }));
      await openOnSite(settings, <Preferences />);
      await comeBack();
      expect(requested).toEqual([]);
      expect(shown()).toEqual(['loaded, anonymous, no error']);
    },
  );

  it('is requested when somebody was signed in on this device before', async () => {
    setFlag(0);
    localStorage.setItem('dm-user', 'u1');
    const requested = gateway(answer({ user: null }));
    await openOnSite({ accountsServer: 'https://accounts.example' });
    expect(requested).toEqual(['/api/session']);
  });

  it('is that of before while the gateway cannot know it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    gateway(answer({ user: ruth }), answer({ errors: [] }, 503));
    await open();
    await comeBack();
    expect(shown()[0]).toBe('error, Ruth, 503');
    expect(log).toHaveBeenCalledWith('Failed to fetch the session', expect.any(Error));
  });

  it('is requested when the site has accounts', async () => {
    const requested = gateway(answer({ user: ruth }));
    await openOnSite({ accountsServer: 'https://accounts.example' });
    expect(requested).toEqual(['/api/session']);
    expect(shown()).toEqual(['loaded, Ruth, no error']);
  });

  it('logs the error and has no profile when the request fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    gateway(new Error('no network'));
    await open();
    expect(shown()[0]).toBe('error, anonymous, no network');
    expect(log).toHaveBeenCalledWith('Failed to fetch the session', expect.any(Error));
  });

  it.each([
    ['is the last one of this device while it cannot be reached', 60, 'error, Ruth, no network'],
    ['is nobody when the reader has signed out since', 0, 'error, anonymous, no network'],
  ])('%s', async (_, cookieAge, expected) => {
    jest.spyOn(console, 'error').mockImplementation();
    gateway(answer({ user: ruth }));
    await open();
    cleanup();
    setFlag(cookieAge);
    localStorage.setItem('dm-user', 'u1');
    gateway(new Error('no network'));
    await open();
    expect(shown()[0]).toBe(expected);
  });

  it('forgets who was there when the gateway says that nobody is', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    gateway(answer({ user: ruth }), answer({ user: null }));
    await open();
    await comeBack();
    cleanup();
    gateway(new Error('no network'));
    await open();
    expect(shown()[0]).toBe('error, anonymous, no network');
  });

  it.each(['{', '{"id":1}'])('ignores %s as the last profile', async (stored) => {
    jest.spyOn(console, 'error').mockImplementation();
    localStorage.setItem('dm-profile', stored);
    gateway(new Error('no network'));
    await open();
    expect(shown()[0]).toBe('error, anonymous, no network');
  });

  it('is requested again, once, when the page becomes visible', async () => {
    const requested = gateway(answer({ user: null }), answer({ user: ruth }));
    await open();
    await comeBack();
    expect(requested).toHaveLength(2);
    expect(shown()[0]).toBe('loaded, Ruth, no error');
  });

  it('keeps the profile while the network fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    gateway(answer({ user: ruth }), new Error('no network'), answer({ user: ruth }));
    await open();
    await comeBack();
    expect(shown()[0]).toBe('error, Ruth, no network');
    await comeBack();
    expect(shown()[0]).toBe('loaded, Ruth, no error');
  });

  it('ends when the gateway responds without a user', async () => {
    gateway(answer({ user: ruth }), answer({ user: null }));
    await open();
    await comeBack();
    expect(shown()[0]).toBe('loaded, anonymous, no error');
  });
});
