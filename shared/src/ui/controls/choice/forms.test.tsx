import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '../../../testing';
import { Field } from './field';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { Switch } from './switch';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'sepia', label: 'Sepia' },
] as const;

function Themes({ as: Control }: { as: 'select' | 'list' | 'segmented' }) {
  const [theme, setTheme] = useState<'light' | 'dark' | 'sepia'>('light');
  const common = { label: 'Theme', options: themes, value: theme, onChange: setTheme };
  return (
    <main>
      {Control === 'select' ? (
        <Select {...common} help="Of the whole site" />
      ) : (
        <RadioGroup {...common} look={Control} />
      )}
      <output>{theme}</output>
    </main>
  );
}

describe('controls of forms', () => {
  it('a select has its label and help text, and reports its value', async () => {
    render(<Themes as="select" />);
    const select = screen.getByRole('combobox', { name: 'Theme' });
    expect(select).toHaveAccessibleDescription('Of the whole site');
    await userEvent.selectOptions(select, 'Sepia');
    expect(screen.getByText('sepia')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each(['list', 'segmented'] as const)('radio buttons (%s) exclude each other', async (look) => {
    render(<Themes as={look} />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Light' })).not.toBeChecked();
    expect(screen.getByText('dark')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('a switch is toggled by a click on its label', async () => {
    const onChange = jest.fn();
    render(
      <main>
        <Switch label="Verse numbers" help="Before each verse" checked={false} onChange={onChange} />
      </main>,
    );
    expect(screen.getByRole('switch', { name: 'Verse numbers' })).toHaveAccessibleDescription('Before each verse');
    await userEvent.click(screen.getByText('Verse numbers'));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('a field labels any control', () => {
    render(<Field label="Name">{(control) => <input {...control} />}</Field>);
    expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAccessibleDescription();
  });
});
