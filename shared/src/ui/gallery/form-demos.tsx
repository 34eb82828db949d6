import { useState } from 'react';
import { bookBySlug, chapterPath, handoutText } from '../../domain';
import { CategoryIcon, Combobox, Field, HandoutForm, RadioGroup, Select, Switch, type MenuOption } from '../controls';

const john = bookBySlug('john');

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;
type SizeName = (typeof sizes)[number]['value'];

const books: readonly MenuOption[] = ['Genesis', 'Exodus', 'Leviticus', '1 Samuel', '2 Samuel'].map((text) => ({
  value: text.toLowerCase(),
  text,
  icon: 'bible',
}));
const psalms: readonly MenuOption[] = [
  { value: 'psalms', text: 'Psalms', header: true },
  ...Array.from({ length: 150 }, (_, at) => ({
    value: `psalm-${at + 1}`,
    text: `Psalm ${at + 1}`,
    indent: 1 as const,
  })),
];

export function FormDemo() {
  const [size, setSize] = useState<SizeName>('medium');
  const [on, setOn] = useState(true);
  return (
    <>
      <Field label="Name" help="As you would like to be called">
        {(control) => <input {...control} autoComplete="name" />}
      </Field>
      <Select label="Text size" help="Of the whole site" options={sizes} value={size} onChange={setSize} />
      <RadioGroup label="Text size, in a list" options={sizes} value={size} onChange={setSize} />
      <RadioGroup
        label="Text size, in a row"
        look="segmented"
        options={sizes.map((one) => ({ ...one, icon: <CategoryIcon name="text-size" /> }))}
        value={size}
        onChange={setSize}
      />
      <Switch label="Verse numbers" help="Before each verse" checked={on} onChange={setOn} />
      <Switch label="Off" checked={false} onChange={() => undefined} />
      <Switch label="Disabled" checked disabled onChange={() => undefined} />
      {john && <HandoutForm page={chapterPath({ book: john, chapter: 3 }, 'kjv')} text={handoutText} hasVerses />}
    </>
  );
}

export function ComboboxDemo() {
  const [book, setBook] = useState<string | null>('exodus');
  const [psalm, setPsalm] = useState<string | null>(null);
  const texts = { loadingText: 'Loading...', emptyText: 'No results.', clearLabel: 'Clear' };
  return (
    <>
      <Combobox label="Book" options={books} value={book} defaultValue="genesis" onChange={setBook} {...texts} />
      <Combobox
        label="Psalm"
        help="Enter takes the first that is found"
        quickPick
        placeholder="Any psalm"
        options={psalms}
        value={psalm}
        onChange={setPsalm}
        {...texts}
      />
      <Combobox label="Still loading" loading options={[]} value={null} onChange={() => undefined} {...texts} />
      <Combobox label="Nothing there" options={[]} value={null} onChange={() => undefined} {...texts} />
    </>
  );
}
