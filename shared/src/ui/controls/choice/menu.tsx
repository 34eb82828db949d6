import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useRovingFocus } from '../../hooks';
import { Icon } from '../../icon';
import { groupsOf, type MenuOption } from './menu-option';
import styles from './menu.module.css';
import { OptionRow } from './option-row';
import { PopupButton, type PopupButtonLook } from '../popups/popup-button';
import popupStyles from '../popups/popup.module.css';
import { usePopup } from '../popups/use-popup';

interface MenuProps extends PopupButtonLook {
  options: readonly MenuOption[];
  onChoose: (value: string) => void;
  /** The current value, which is ticked: the menu is then a list to select one from. */
  value?: string;
  /** Shown instead of options if the list is empty. */
  emptyText: string;
}

const ITEMS = '[role^="menuitem"]';
const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

/** A button that opens a list of actions, or of options to select one from. */
export function Menu({ options, onChoose, value, emptyText, ...look }: MenuProps) {
  const { open, close, buttonProps, popupProps } = usePopup();
  const list = useRef<HTMLDivElement>(null);
  const headerId = useId();

  const focusFirst = () => {
    const items = itemsIn(list.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  };
  const choose = (chosen: string) => {
    close();
    onChoose(chosen);
  };

  const groups = open ? groupsOf(options) : [];
  const isChoice = value !== undefined;
  return (
    <>
      <PopupButton {...look} {...buttonProps} aria-haspopup="menu" />
      <div
        {...popupProps}
        className={`${popupStyles.popup} ${styles.popup}`}
        onToggle={({ newState }) => newState === 'open' && focusFirst()}
      >
        {open && groups.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        {groups.length > 0 && (
          <MenuList ref={list} label={look.label} onTab={close}>
            {groups.map(({ header, options: rows }, index) => (
              <div key={header?.value ?? ''} role="group" aria-labelledby={header && `${headerId}-${index}`}>
                {header && (
                  <div id={`${headerId}-${index}`} className={styles.header} role="presentation">
                    <OptionRow option={header} />
                  </div>
                )}
                {rows.map((option) => (
                  <button
                    key={option.value}
                    type="button"
                    tabIndex={-1}
                    className={styles.item}
                    role={isChoice ? 'menuitemradio' : 'menuitem'}
                    aria-checked={isChoice ? option.value === value : undefined}
                    onClick={() => choose(option.value)}
                  >
                    <OptionRow option={option} />
                    {option.value === value && <Icon name="success" />}
                  </button>
                ))}
              </div>
            ))}
          </MenuList>
        )}
      </div>
    </>
  );
}

interface MenuListProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  onTab: () => void;
  children: ReactNode;
}

/** The items of an open menu. Arrow keys move among them, a letter to the next item that starts with it. */
function MenuList({ ref, label, onTab, children }: MenuListProps) {
  useRovingFocus(ref, { items: ITEMS, axis: 'vertical', canEnter: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') onTab();
    if (key === ' ' || event.defaultPrevented) return;
    const items = itemsIn(ref.current);
    const index = items.findIndex((item) => item === document.activeElement);
    const byLetter = [...items.slice(index + 1), ...items].find((item) =>
      item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
    );
    if (byLetter) event.preventDefault();
    byLetter?.focus();
  };
  return (
    <div ref={ref} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
