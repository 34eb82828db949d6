import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../icon';
import styles from './combobox.module.css';
import type { MenuOption } from './menu-option';
import { OptionRow } from './option-row';
import { rowStyle, useVirtualRows } from '../lists/use-virtual-rows';

/** Height of a row of the list. CSS pixels. */
export const COMBOBOX_ROW_PX = 40;

interface ComboboxListProps {
  id: string;
  label: string;
  rows: readonly MenuOption[];
  /** Value of the row that Enter would pick. */
  active: string | null;
  setActive: (value: string) => void;
  value: string | null;
  choose: (value: string) => void;
  pressKey: (event: KeyboardEvent) => void;
}

/** Returns the id of a row's element, because values may contain characters that are invalid in ids. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`;

/** The open list of a combobox; only its visible rows are rendered. The focus stays in the input. */
export function ComboboxList({ id, label, rows, active, setActive, value, choose, pressKey }: ComboboxListProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { items, totalSize, scrollToIndex } = useVirtualRows({
    count: rows.length,
    rowHeight: COMBOBOX_ROW_PX,
    element,
    scrollsWithPage: false,
  });
  const reveal = useEffectEvent(() => {
    const index = rows.findIndex((row) => row.value === active);
    if (index >= 0) scrollToIndex({ index, align: 'auto' });
  });
  useEffect(() => {
    if (element) reveal();
  }, [element, active]);

  return (
    <div ref={setElement} className={styles.view}>
      <div id={id} role="listbox" aria-label={label} className={styles.rows} style={{ blockSize: totalSize }}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          if (row.header) {
            return (
              <div key={row.value} role="presentation" className={styles.header} style={rowStyle(item)}>
                <OptionRow option={row} />
              </div>
            );
          }
          return (
            <div
              key={row.value}
              id={rowId(id, item.index)}
              tabIndex={-1}
              role="option"
              className={styles.row}
              style={rowStyle(item)}
              aria-selected={row.value === value}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              data-active={row.value === active}
              onPointerMove={() => setActive(row.value)}
              // Keep the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(row.value)}
              onKeyDown={pressKey}
            >
              <OptionRow option={row} />
              {row.value === value && <Icon name="success" />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
