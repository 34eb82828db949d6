import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp, siteWith } from '@manna/shared/testing';
import { SharePage } from './share-page';

const page = { title: 'John 3', text: 'God so loved & gave', language: 'en', path: '/bible/john/3?v=16' };
const site = siteWith({ advertiseAddress: 'https://manna.example/' });
const address = 'https://manna.example/bible/john/3?v=16';

const show = () =>
  renderWithApp(
    <main>
      <SharePage page={page} />
    </main>,
    { site },
  );

describe('sharing a page', () => {
  it('has plain links to each service, with the canonical URL of the page and its text', () => {
    show();
    const links = within(screen.getByRole('list', { name: 'Share this page with' })).getAllByRole('link');
    const url = encodeURIComponent(address);
    const text = 'God%20so%20loved%20%26%20gave';
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
      ['Twitter', `https://twitter.com/intent/tweet?url=${url}&text=${text}`],
      ['Email', `mailto:?subject=John%203&body=${text}%0A%0A${url}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
      ['Pinterest', `https://www.pinterest.com/pin/create/button/?url=${url}&description=${text}`],
      ['WhatsApp', `https://wa.me/?text=${text}%0A%0A${url}`],
      ['Telegram', `https://t.me/share/url?url=${url}&text=${text}`],
    ]);
  });

  it('shows what will be shared', () => {
    show();
    expect(screen.getByText('John 3')).toBeInTheDocument();
    expect(screen.getByText('God so loved & gave')).toBeInTheDocument();
    expect(screen.getByText('John 3').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('takes the origin from the browser when the site has no advertiseAddress', () => {
    renderWithApp(<SharePage page={page} />);
    expect(screen.getByRole('textbox', { name: 'Link to this page' })).toHaveValue(location.origin + page.path);
  });

  it('offers the code of what other sites may embed', async () => {
    renderWithApp(<SharePage page={{ ...page, embed: page.path }} />, { site });
    await userEvent.click(screen.getByRole('button', { name: 'Embed' }));
    const code = screen.getByRole('textbox', { name: 'Code for your own page' });
    expect(code).toHaveValue(
      '<iframe src="https://manna.example/embed/bible/john/3?v=16" width="560" height="560" title="John 3" loading="lazy" style="border:0;max-width:100%"></iframe>',
    );
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeInTheDocument();
  });

  it('offers no code when nothing of the page can be embedded', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Embed' })).not.toBeInTheDocument();
  });

  it('copies the URL, and says that it is copied', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  it('selects the URL when the browser does not allow copying', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    show();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Selected');
  });

  it('shows a QR code', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'QR code' }));
    expect(await screen.findByRole('img', { name: `QR code of ${address}` })).toBeInTheDocument();
  });

  it('offers the device’s share sheet when there is one', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More ways to share...' }));
    expect(shared).toEqual([{ title: 'John 3', text: page.text, url: address }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('has no accessibility violations', async () => {
    show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
