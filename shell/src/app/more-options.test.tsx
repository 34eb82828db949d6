import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteWith } from '@manna/shared/testing';
import { garden } from '../testing/pillars';
import { showToReader } from '../testing/show-to-reader';
import { MorePanel } from './more-panel';
import { MoreOptions, type MorePanelProps } from '../features/header/more-options';

const site = siteWith({ advertiseAddress: 'https://manna.example' });
const options = {
  page: { title: 'Ark', text: 'A vessel', path: '/dictionary/ark' },
  crumbs: [{ path: '/dictionary/ark', fragment: 'Ark' }],
};

const show = (change: Partial<MorePanelProps> = {}, app: Parameters<typeof showToReader>[1] = {}) =>
  showToReader(<MoreOptions MorePanel={MorePanel} {...options} {...change} />, { site, ...app });
const open = () => userEvent.click(screen.getByRole('button', { name: 'More options' }));

describe('more options', () => {
  it('link to the share dialog before scripts run', async () => {
    await show({}, { at: '/dictionary/ark?x=1' });
    const [link] = screen.getAllByRole('link', { hidden: true });
    expect(link).toHaveAttribute('href', '/dictionary/ark?x=1&mdl=share');
  });

  it('begin with the ways to share the page', async () => {
    await show();
    await open();
    expect(await screen.findByRole('tab', { name: 'Share', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Link to this page' })).toHaveValue(
      'https://manna.example/dictionary/ark',
    );
  });

  it('open the page in a side panel', async () => {
    const { where } = await show({}, { at: '/garden/cedars?v=1&mdl=share' });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open in a side panel' }));
    const address = new URL(where(), 'https://manna.example');
    expect(address.pathname).toBe('/garden/cedars');
    expect(address.searchParams.get('layout')).toBe('side-right');
    expect(address.searchParams.get('panels')).toBe('/garden/cedars?v=1');
  });

  it('offer to open related pages of pillars beside a page with a subject', async () => {
    const page = { ...options.page, subject: { type: 'Plant', id: 'cedar of Lebanon' } };
    const { where } = await show({ page }, { pillars: [garden()] });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open beside: Neighbours' }));
    const panels = new URL(where(), 'https://manna.example').searchParams.get('panels');
    expect(panels).toBe('/garden/near/cedar%20of%20Lebanon');
  });

  it('show pictures of the layouts; the panels that are open stay in the chosen one', async () => {
    const { where } = await show({}, { at: '/garden/cedars?layout=side-right&panels=%2Fgarden' });
    const search = () => new URL(where(), 'https://manna.example').searchParams;
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    expect(screen.getByRole('radio', { name: 'One panel on the right' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Two panels on each side' }));
    expect(search().get('layout')).toBe('stack-split');
    expect(search().get('panels')).toBe('/garden,/,/,/');
    // The choice closes the panel, so that its result is seen.
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'This page alone' }));
    expect(where()).toBe('/garden/cedars');
  });

  it('say which version of what the site runs, and who is responsible for the page', async () => {
    const generator = document.createElement('meta');
    generator.name = 'generator';
    generator.content = 'shell 3.1.0; garden 1.2.3';
    document.head.append(generator);
    const page = { ...options.page, path: '/garden/cedars' };
    const { unmount } = await show({ page }, { at: page.path, pillars: [garden()] });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    expect(
      screen.getByText('This site runs Daily Manna 3.1.0, Garden 1.2.3. Responsible for this page: gardeners.'),
    ).toBeInTheDocument();
    unmount();
    // A page of the shell itself.
    await show({}, { pillars: [garden()] });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    expect(screen.getByText(/Responsible for this page: Daily Manna\.$/)).toBeInTheDocument();
    generator.remove();
  });

  it('lead to the website settings', async () => {
    const { where } = await show({}, { at: '/garden/cedars' });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Website Settings' }));
    expect(where()).toBe('/garden/cedars?mdl=preferences');
  });

  it('print the page, and let a signed-in reader bookmark it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const print = jest.fn();
    window.print = print;
    await show({}, { profile: { name: 'Ruth' } });
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark this page', pressed: false }));
    expect(screen.getByRole('button', { name: 'Bookmark this page', pressed: true })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
