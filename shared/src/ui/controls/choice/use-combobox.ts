import { useState, type KeyboardEvent } from 'react';
import { rovingIndex } from '../../hooks/use-roving-focus';
import { matchesTerms } from './matches-terms';
import type { MenuOption } from './menu-option';

interface ComboboxSetting {
  options: readonly MenuOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  quickPick: boolean;
}

/** The rows that match a query. Headings are left out while the query is not empty. */
function rowsOf(options: readonly MenuOption[], query: string): MenuOption[] {
  const shown = options.filter((option) => !option.hidden);
  if (query.trim() === '') return shown;
  return shown.filter((option) => !option.header && matchesTerms(option.text, query));
}

/** The state of a combobox and its key handling. The query is null while the input shows the selected option. */
export function useCombobox({ options, value, onChange, quickPick }: ComboboxSetting) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);

  const rows = rowsOf(options, query ?? '');
  const selectable = rows.filter((row) => !row.header);
  const chosenText = options.find((option) => option.value === value)?.text ?? '';

  const show = () => {
    setOpen(true);
    setActive(query === null ? value : null);
  };
  const close = () => {
    setOpen(false);
    setQuery(null);
    setActive(null);
  };
  const choose = (chosen: string | null) => {
    onChange(chosen);
    close();
  };
  const type = (text: string) => {
    setQuery(text);
    setActive(null);
    setOpen(true);
  };
  const pressKey = (event: KeyboardEvent) => {
    const index = selectable.findIndex((row) => row.value === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = rovingIndex(event.key, index, selectable.length, { axis: 'vertical' });
      if (!open) show();
      else setActive(next === undefined ? null : (selectable[next]?.value ?? null));
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      const picked = selectable[index] ?? (selectable.length === 1 || quickPick ? selectable[0] : undefined);
      if (picked) choose(picked.value);
    }
    if (event.key === 'Escape' && open) {
      // Keep a dialog around it open.
      event.preventDefault();
      close();
    }
  };
  return { open, rows, active, text: query ?? chosenText, show, close, choose, type, pressKey, setActive };
}
