import { neighbourPages } from './neighbour-pages';

function open(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

test('neighbourPages returns the next page first, without the shell’s own query parameters', () => {
  const main = open(
    '<a rel="prev" href="/bible/genesis/1?layout=side-right&panels=%2Fhelp">Back</a><a href="/bible">Bible</a>' +
      '<a rel="next" href="/bible/genesis/3">On</a><a rel="next" href="/bible/genesis/3">On</a>',
  );
  expect(neighbourPages(main)).toEqual(['/bible/genesis/3', '/bible/genesis/1']);
});

test('neighbourPages ignores links to other sites and links in the page that is rendered ahead', () => {
  const main = open(
    '<a rel="next" href="https://elsewhere.example/">On</a>' +
      '<div data-ahead=""><a rel="next" href="/bible/genesis/4">On</a></div>',
  );
  expect(neighbourPages(main)).toEqual([]);
  expect(neighbourPages(null)).toEqual([]);
});
