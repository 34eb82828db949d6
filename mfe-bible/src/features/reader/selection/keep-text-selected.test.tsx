import { keepTextSelected } from './keep-text-selected';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

function page(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main') ?? document.body;
}
function select(node: Node | null | undefined, start: number, end: number) {
  if (node) document.getSelection()?.setBaseAndExtent(node, start, node, end);
}

it('selects the same words again when they are remounted', async () => {
  const text = page('<sup>1</sup><mark>In the beginning </mark><sup>2</sup>And the earth');
  select(text.querySelector('mark')?.firstChild, 7, 16);
  keepTextSelected(text);
  text.querySelector('mark')?.replaceWith('In the beginning ');
  expect(String(document.getSelection())).toBe('');
  await frame();
  expect(String(document.getSelection())).toBe('beginning');
});

it('leaves a selection that is still there, and one that was elsewhere', async () => {
  const text = page('In the <b>beginning</b>');
  select(text.querySelector('b')?.firstChild, 0, 5);
  keepTextSelected(text);
  select(text.firstChild, 0, 2);
  await frame();
  expect(String(document.getSelection())).toBe('In');
  select(text.firstChild, 0, 2);
  keepTextSelected(text.querySelector('b') ?? text);
  document.getSelection()?.removeAllRanges();
  await frame();
  expect(String(document.getSelection())).toBe('');
});
