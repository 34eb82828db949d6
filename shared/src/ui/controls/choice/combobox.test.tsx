import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { accessibilityFaults } from '../../../testing';
import { Combobox } from './combobox';
import { COMBOBOX_ROW_PX } from './combobox-list';
import type { MenuOption } from './menu-option';

const books: readonly MenuOption[] = [
  { value: 'law', text: 'Law', header: true },
  { value: 'gen', text: 'Genesis' },
  { value: 'exo', text: 'Exodus' },
  { value: '1sa', text: '1 Samuel' },
  { value: '2sa', text: '2 Samuel' },
  { value: 'jub', text: 'Jubilees', hidden: true },
];
const psalms = Array.from({ length: 150 }, (_, at) => ({ value: `psa ${at + 1}`, text: `Psalm ${at + 1}` }));

type Setting = Partial<ComponentProps<typeof Combobox>>;

function Picker({ value: first = null, onChange, ...setting }: Setting) {
  const [value, setValue] = useState(first);
  return (
    <main>
      <Combobox
        label="Book"
        options={books}
        loadingText="Loading..."
        emptyText="No results."
        clearLabel="Clear"
        {...setting}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
      />
    </main>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Book' });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeRow = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const picker = async (setting: Setting = {}, keys = '') => {
  const onChange = jest.fn();
  render(<Picker onChange={onChange} {...setting} />);
  await userEvent.click(input());
  if (keys) await userEvent.keyboard(keys);
  return onChange;
};

describe('a combobox', () => {
  it('opens its list, with headings and without hidden options', async () => {
    await picker();
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(rows()).toEqual(['Genesis', 'Exodus', '1 Samuel', '2 Samuel']);
    expect(screen.getByText('Law')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the rows that contain every term, in any case and order', async () => {
    await picker({}, 'SAM 2');
    expect(rows()).toEqual(['2 Samuel']);
    expect(screen.queryByText('Law')).not.toBeInTheDocument();
  });

  it('shows a message if no row matches', async () => {
    await picker({}, 'enoch');
    expect(rows()).toEqual([]);
    expect(screen.getByText('No results.')).toBeVisible();
  });

  it('selects the clicked option, and closes', async () => {
    const onChange = await picker({}, 'exo');
    await userEvent.click(screen.getByRole('option', { name: 'Exodus' }));
    expect(onChange).toHaveBeenCalledWith('exo');
    expect(input()).toHaveValue('Exodus');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(rows()).toEqual([]);
  });

  it('moves the active row by arrow keys in a circle, and picks it with Enter', async () => {
    const onChange = await picker({}, '{ArrowDown}{ArrowDown}');
    expect(activeRow()).toBe('Exodus');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeRow()).toBe('2 Samuel');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('2sa');
  });

  it('picks the only row by Enter, but none of several', async () => {
    expect(await picker({}, 'gen{Enter}')).toHaveBeenCalledWith('gen');
  });

  it('picks none of several by Enter', async () => {
    expect(await picker({}, 'sam{Enter}')).not.toHaveBeenCalled();
  });

  it('picks the first of several by Enter if quick pick is on', async () => {
    expect(await picker({ quickPick: true }, 'sam{Enter}')).toHaveBeenCalledWith('1sa');
  });

  it('returns to its default when cleared', async () => {
    const onChange = await picker({ value: 'exo', defaultValue: 'gen' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledWith('gen');
    expect(input()).toHaveValue('Genesis');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('closes on Escape and keeps the selected option', async () => {
    const onChange = await picker({ value: 'exo' }, 'gen{Escape}');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveValue('Exodus');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says that its options are loading', async () => {
    await picker({ loading: true });
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(rows()).toEqual([]);
  });

  it('renders only some rows of a long list, each 40 px high, including the active one', async () => {
    await picker({ options: psalms, value: 'psa 3' });
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(30);
    expect(options[0]?.style.blockSize).toBe(`${COMBOBOX_ROW_PX}px`);
    expect(COMBOBOX_ROW_PX).toBe(40);
    expect(activeRow()).toBe('Psalm 3');
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-setsize', '150');
  });

  it('throws if it is multiple', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Picker multiple />)).toThrow('Multi-select is not implemented');
    jest.restoreAllMocks();
  });
});
