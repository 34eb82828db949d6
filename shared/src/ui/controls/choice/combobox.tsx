import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../icon';
import { Spinner } from '../../spinner';
import styles from './combobox.module.css';
import { ComboboxList, rowId } from './combobox-list';
import { Field } from './field';
import { keepBeside } from '../../hooks';
import type { MenuOption } from './menu-option';
import popupStyles from '../popups/popup.module.css';
import { useCombobox } from './use-combobox';

/** Gap between the input and its list. CSS pixels. */
const COMBOBOX_MARGIN_PX = 15;

interface ComboboxProps {
  label: string;
  help?: ReactNode;
  options: readonly MenuOption[];
  /** Value of the selected option; null if none is selected. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Value after clearing; null (no option) by default. */
  defaultValue?: string | null;
  placeholder?: string;
  /** Whether the options are still loading. */
  loading?: boolean;
  loadingText: string;
  /** Shown instead of options if none matches. */
  emptyText: string;
  clearLabel: string;
  /** Whether Enter picks the first of several rows if no row is active. */
  quickPick?: boolean;
  /** Multiple selection is not implemented. */
  multiple?: boolean;
}

/**
 * An input that finds one of many options by words. Arrow keys move the active row; Enter picks it, or the only row.
 * Throws if `multiple` is set.
 */
export function Combobox({ multiple = false, quickPick = false, defaultValue = null, ...props }: ComboboxProps) {
  if (multiple) throw new Error('Multi-select is not implemented');
  const { label, help, options, value, onChange, placeholder, loading = false } = props;
  const combobox = useCombobox({ options, value, onChange, quickPick });
  const { open, rows, active, text, show, close, choose, type, pressKey } = combobox;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [anchor, element] = [input.current, popup.current];
    if (!open || !anchor || !element) return;
    element.showPopover();
    const { stop } = keepBeside(element, anchor, { margin: COMBOBOX_MARGIN_PX, placement: 'bottom-start' });
    return () => {
      stop();
      element.hidePopover();
    };
  }, [open]);

  const isClearable = value !== defaultValue || text !== (options.find((one) => one.value === value)?.text ?? '');
  const list = open && !loading && rows.length > 0;
  const activeIndex = rows.findIndex((row) => row.value === active);
  return (
    <Field label={label} help={help}>
      {(control) => (
        <div className={styles.combobox}>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={list}
            aria-controls={list ? listId : undefined}
            aria-activedescendant={list && activeIndex >= 0 ? rowId(listId, activeIndex) : undefined}
            value={text}
            onChange={({ target }) => type(target.value)}
            onClick={show}
            onFocus={({ target }) => target.select()}
            onBlur={close}
            onKeyDown={pressKey}
          />
          {isClearable && (
            <button
              type="button"
              className={styles.clear}
              aria-label={props.clearLabel}
              onClick={() => {
                choose(defaultValue);
                input.current?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          )}
          <div ref={popup} popover="manual" className={`${popupStyles.popup} ${styles.popup}`}>
            {list ? (
              <ComboboxList id={listId} label={label} value={value} {...combobox} />
            ) : (
              <p role="status" className={styles.message}>
                {open && (loading ? <Spinner label={props.loadingText} /> : props.emptyText)}
              </p>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
