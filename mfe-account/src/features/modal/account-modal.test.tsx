import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp, siteWith } from '@manna/shared/testing';
import { AccountModal } from './account-modal';

const site = siteWith({ accountsServer: 'https://accounts.example' });
const realFetch = globalThis.fetch;
let isReachable = true;

beforeEach(() => {
  isReachable = true;
  globalThis.fetch = () => (isReachable ? Promise.resolve(new Response()) : Promise.reject(new Error('no network')));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const open = (at: string) =>
  renderWithApp(
    <main>
      <AccountModal />
    </main>,
    { at, site },
  );

describe('the account modal', () => {
  it.each([
    ['/?mdl=account', 'https://accounts.example/'],
    ['/?mdl=account&mdl-path=%2Fprofile', 'https://accounts.example/profile'],
    ['/?mdl=account&mdl-path=%2F%2Felsewhere.example', 'https://accounts.example/'],
    ['/?mdl=account&mdl-path=.elsewhere.example', 'https://accounts.example/'],
    ['/?mdl=account&mdl-path=%40elsewhere.example', 'https://accounts.example/'],
  ])('at %s shows %s in its frame', (at, address) => {
    open(at);
    expect(screen.getByTitle('Your account')).toHaveAttribute('src', address);
  });

  it('has a link to log out that leads back to the page below', async () => {
    open('/dictionary/ark?mdl=account&mdl-path=%2Fprofile&x=1');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute(
      'href',
      '/api/auth/logout?destination=%2Fdictionary%2Fark%3Fx%3D1',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('never leads back to another site', () => {
    open('//elsewhere.example?mdl=account');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute(
      'href',
      '/api/auth/logout?destination=%2Felsewhere.example',
    );
  });

  it('shows an error of its own when the server does not respond, and tries again', async () => {
    isReachable = false;
    open('/?mdl=account');
    expect(await screen.findByRole('alert')).toHaveTextContent('is not responding');
    expect(screen.queryByTitle('Your account')).toBeNull();
    isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTitle('Your account')).toHaveAttribute('src', 'https://accounts.example/');
  });

  it('says that the site has no accounts when it has none', () => {
    renderWithApp(<AccountModal />, { at: '/?mdl=account' });
    expect(screen.getByText(/This site has no accounts/)).toBeInTheDocument();
  });
});
