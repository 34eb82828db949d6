import { followLinksByDocument } from './follow-links';

/** Clicks a link in a page whose router hears of every click, and answers whether it heard of this one. */
function routerHears(html: string, { offline, ...init }: MouseEventInit & { offline: boolean }): boolean {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  let heard = false;
  document.getElementById('root')?.addEventListener('click', () => {
    heard = true;
  });
  const stop = followLinksByDocument(() => offline);
  // jsdom cannot go anywhere.
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('#root > *')?.dispatchEvent(click);
  removeEventListener('click', stay, { capture: true });
  stop();
  return heard;
}

test('offline, links inside the site are followed by the browser', () => {
  expect(routerHears('<a href="/bible/genesis/2">Next</a>', { offline: true })).toBe(false);
});

test('online they are the router’s', () => {
  expect(routerHears('<a href="/bible/genesis/2">Next</a>', { offline: false })).toBe(true);
});

test('all other clicks go their way offline too', () => {
  for (const html of [
    '<button>Menu</button>',
    '<a href="#main">Skip</a>',
    '<a href="https://elsewhere.example/">Elsewhere</a>',
    '<a href="/data/files/x.pdf" download>Download</a>',
    '<a href="/bible" target="_blank">New window</a>',
  ])
    expect([html, routerHears(html, { offline: true })]).toEqual([html, true]);
  expect(routerHears('<a href="/bible">Bible</a>', { offline: true, ctrlKey: true })).toBe(true);
});
