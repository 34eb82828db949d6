import { act, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyText } from './use-early-text';

function Filter() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  useEarlyText(field, words, setWords);
  return (
    <>
      <input ref={field} value={words} onChange={({ target }) => setWords(target.value)} />
      <p>{words === '' ? 'all' : `those with ${words}`}</p>
    </>
  );
}

/** Shows the server's page, in which a reader types before it is hydrated. */
async function openPage(typed: string): Promise<HTMLElement> {
  const page = document.createElement('main');
  page.innerHTML = renderToString(<Filter />);
  document.body.replaceChildren(page);
  const field = page.querySelector('input');
  if (field && typed !== '') field.value = typed;
  await act(async () => void hydrateRoot(page, <Filter />));
  return page;
}

test('letters that were typed before the page was hydrated stay, and take effect', async () => {
  const page = await openPage('jud');
  expect(page.querySelector('input')?.value).toBe('jud');
  expect(page.textContent).toBe('those with jud');
});

test('a field that nobody touched changes nothing', async () => {
  const page = await openPage('');
  expect(page.textContent).toBe('all');
});
