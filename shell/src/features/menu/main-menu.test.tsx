import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '@manna/shared/contracts';
import { accessibilityFaults, siteWith } from '@manna/shared/testing';
import { MENU_ID } from '../../host/document/element-ids';
import { garden, gardenModule, sourceOf } from '../../testing/pillars';
import { showToReader } from '../../testing/show-to-reader';
import { MainMenu } from './main-menu';
import { menuText } from './menu-text';

const pillars = [garden()];

async function show(app: Parameters<typeof showToReader>[1] = {}) {
  const shown = await showToReader(
    <>
      <button type="button" popoverTarget={MENU_ID}>
        Menu
      </button>
      <MainMenu />
    </>,
    { pillars, source: sourceOf(gardenModule), ...app },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return shown;
}
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
const panel = () => screen.getByRole('tabpanel');

describe('the main menu', () => {
  it('links to the home page, to the pages of pillars’ extensions and to the site’s own pages', async () => {
    await show();
    expect(linksIn(panel()).slice(0, 7)).toEqual([
      ['/', 'Home'],
      ['/garden', 'Garden'],
      ['/our-story', 'Our Story'],
      ['/gospel', "God's Gift"],
      ['/beliefs', 'Our Beliefs'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ]);
  });

  it('shows the store and the way to give only when the site has them', async () => {
    const names = () => linksIn(panel()).map(([, name]) => name);
    const { unmount } = await show();
    expect(names()).not.toContain('Store');
    expect(names()).not.toContain('Giving');
    unmount();
    await show({ site: siteWith({ store: 'https://shop.example', donation: { mailTo: ['Box 1'] } }) });
    expect(names()).toEqual(expect.arrayContaining(['Store', 'Giving']));
  });

  it('opens the history and the settings over the page', async () => {
    await show({ at: '/bible/genesis/1' });
    expect(linksIn(panel()).slice(-2)).toEqual([
      ['/bible/genesis/1?mdl=history', 'Recent History'],
      ['/bible/genesis/1?mdl=preferences', 'Website Settings'],
    ]);
  });

  it('links to account pages when the site has accounts', async () => {
    await show({ site: siteWith({ accountsServer: 'https://accounts.example' }) });
    expect(linksIn(panel()).slice(0, 3)).toContainEqual(['/garden/plot', 'My plot']);
  });

  it('is in the language of the page', async () => {
    const translations = [translate(menuText, { ...menuText, home: 'Inicio' })];
    await show({ language: 'es', translations });
    expect(
      linksIn(panel())
        .slice(0, 2)
        .map(([, label]) => label),
    ).toEqual(['Inicio', 'Jardín']);
  });

  it('opens and closes as a native popover without JavaScript, and restores the focus', async () => {
    await show();
    const drawer = screen.getByRole('navigation', { name: 'Main' });
    expect(drawer).toHaveAttribute('popover', 'auto');
    const close = screen.getByRole('button', { name: 'Close menu' });
    expect(close).toHaveAttribute('popovertarget', drawer.id);
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    await userEvent.click(close);
    expect(drawer).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('closes on navigation, and starts at its first tab again', async () => {
    const { where } = await show();
    const drawer = screen.getByRole('navigation', { name: 'Main' });
    await userEvent.click(screen.getByRole('tab', { name: 'Garden' }));
    await userEvent.click(await screen.findByRole('link', { name: 'All of Garden' }));
    await waitFor(() => expect(where()).toBe('/garden'));
    await waitFor(() => expect(drawer).not.toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('tab', { name: 'Main menu' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stays open, with its tabs, when the reader opened it before hydration', async () => {
    const matches = HTMLElement.prototype.matches;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return selector === ':popover-open' ? this.id === MENU_ID : matches.call(this, selector);
    });
    const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
    await showToReader(<MainMenu />, { pillars });
    expect(await screen.findAllByRole('tab', { hidden: true })).toHaveLength(3);
    expect(hide).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('opens the ways to support the site over the page, keeping its query', async () => {
    await show({ at: '/bible/genesis/1?v=3', site: siteWith({ donation: { mailTo: ['Box 1'] } }) });
    const support = screen.getByRole('region', { name: 'Support us' });
    expect(linksIn(support).slice(0, 4)).toEqual([
      ['/bible/genesis/1?v=3&mdl=donate', 'Giving'],
      ['/bible/genesis/1?v=3&mdl=share', 'Share'],
      ['/bible/genesis/1?v=3&mdl=join', 'Circulate'],
      ['/bible/genesis/1?v=3&mdl=contribute', 'Contribute'],
    ]);
  });

  it('links to the site’s social media pages, once it has any', async () => {
    const { unmount } = await show();
    expect(screen.queryByRole('list', { name: 'Social Media' })).toBeNull();
    unmount();
    await show({ site: siteWith({ socialLinks: [{ service: 'youtube', href: 'https://youtube.example/manna' }] }) });
    expect(linksIn(screen.getByRole('list', { name: 'Social Media' }))).toEqual([
      ['https://youtube.example/manna', 'YouTube'],
    ]);
  });

  it('has no accessibility violations', async () => {
    await show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the tabs of the menu', () => {
  it('are those of the shell and of pillars; the first is open', async () => {
    await show();
    expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Main menu', 'true'],
      ['Garden', 'false'],
      ['Help', 'false'],
    ]);
  });

  it('open from their pillar’s entry with the content of its bundle, and lead back', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'More of Garden' }));
    expect(await screen.findByRole('heading', { name: 'Garden' })).toBeInTheDocument();
    expect(linksIn(panel())).toEqual([['/garden', 'All of Garden']]);
    expect(await within(panel()).findByText('Beds and borders')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Main Menu' }));
    expect(screen.getByRole('tab', { name: 'Main menu' })).toHaveAttribute('aria-selected', 'true');
    expect(within(panel()).getByRole('link', { name: 'Home' })).toBeInTheDocument();
  });

  it('show an error when the pillar’s code does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await show({ source: sourceOf(new Error('down')) });
    await userEvent.click(screen.getByRole('tab', { name: 'Garden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading Garden content. Please refresh.');
    jest.restoreAllMocks();
  });

  it('are changed with the arrow keys, which wrap around', async () => {
    await show();
    act(() => screen.getByRole('tab', { name: 'Main menu' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Help' })).toHaveFocus();
    expect(await screen.findByText('Coming Soon')).toBeInTheDocument();
    expect(linksIn(panel())).toEqual([['/help', 'How to use this site']]);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Main menu' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Garden' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{Home}');
    expect(screen.getByRole('tab', { name: 'Main menu' })).toHaveFocus();
  });
});

describe('the session line of the menu', () => {
  const site = siteWith({ accountsServer: 'https://accounts.example' });

  it('invites an anonymous reader to log in, and leads back to this page', async () => {
    await show({ at: '/bible/john/3?v=16', site });
    expect(await screen.findByRole('link', { name: 'Login for Extra Features!' })).toHaveAttribute(
      'href',
      '/oauth2/login?destination=%2Fbible%2Fjohn%2F3%3Fv%3D16',
    );
  });

  it('greets a signed-in reader by name when the session is known, and says Loading until then', async () => {
    const { answer } = await show({ site, profile: { name: 'Ruth' }, held: true });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Welcome back, Ruth!')).toBeInTheDocument();
  });

  it('is empty when the site has no accounts', async () => {
    await show();
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.queryByText('Login for Extra Features!')).toBeNull();
  });
});
