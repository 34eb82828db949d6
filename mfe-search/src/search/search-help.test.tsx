import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import type { SearchAddress } from './search-address';
import { SearchHelp } from './search-help';

const open = async () => {
  const run = jest.fn<undefined, [SearchAddress]>();
  renderWithApp(
    <main>
      <SearchHelp onRun={run} />
    </main>,
  );
  await userEvent.click(screen.getByText('How to search'));
  await screen.findByRole('list', { name: 'Examples' });
  return run;
};
const isOpen = () => screen.getByText('How to search').closest('details')?.open;

test('the help has a sentence and an example for each operator', async () => {
  await open();
  const examples = within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('listitem');
  expect(examples.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^faith NEAR\/5 worksAt most five words apart/),
  );
  expect(examples.length).toBeGreaterThan(8);
  expect(await accessibilityFaults()).toEqual([]);
});

test('an example runs, closes the help, and leaves the focus where it was opened', async () => {
  const run = await open();
  await userEvent.click(screen.getByRole('link', { name: 'waters -spirit' }));
  expect(run.mock.calls).toEqual([[{ words: 'waters -spirit' }]]);
  expect(isOpen()).toBe(false);
  expect(screen.getByText('How to search')).toHaveFocus();
});

test('an example is also a link, for other tabs and without scripts', async () => {
  const run = await open();
  const link = screen.getByRole('link', { name: '"the love of ?"' });
  expect(link).toHaveAttribute('href', '/search?search=%22the+love+of+%3F%22');
  // The environment of the tests cannot open another page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(run).not.toHaveBeenCalled();
});

test('Escape closes the help, and nothing around it', async () => {
  await open();
  const around = jest.fn();
  document.addEventListener('keydown', around);
  screen.getByRole('link', { name: '+faith +works' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(screen.getByText('How to search')).toHaveFocus();
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', around);
});
