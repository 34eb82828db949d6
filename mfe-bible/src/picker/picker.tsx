import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { biblePaths } from '@manna/shared/domain';
import type { Book } from '@manna/shared/domain';
import { isForBrowser, Link, useNavigate, useReaderTranslation, useText, useUserState } from '@manna/shared/runtime';
import { IconShape, searchShape } from '@manna/shared/ui';
import { useHydrated } from '@manna/shared/ui/hooks';
import type { PassageDialogProps } from './passage-dialog';
import { pickerText } from './picker-text';
import styles from './picker.module.css';
import { pickerKeysState, usePickerKeys } from './use-picker-keys';

const loadDialog = () =>
  import(/* webpackChunkName: "part-passage-dialog" */ './passage-dialog').then((part) => part.PassageDialog);

const warm = () => void loadDialog().catch(() => undefined);

/** After this time, a reader probably stays: load what they may open later, perhaps offline. Milliseconds. */
const STAYS_MS = 12_000;

interface PickerProps {
  /** The book of the page: its chapters are shown first. */
  book?: Book | undefined;
  /** Slug of the translation for the destination; the reader's preferred one by default. */
  translation?: string;
  /** Shows only its icon when space is short. */
  isShort?: boolean;
  /** Content of the button; 'Go to a passage' by default. */
  children?: ReactNode;
}

/**
 * The button that opens the dialog for going to a passage. The dialog's code is loaded when the pointer or the focus comes
 * near, or after the reader has stayed on the page for a while, so that it works offline. Without JavaScript, or if that
 * code fails to load, the button is a link to the contents of the Bible.
 */
export function Picker({ book, translation, isShort = false, children }: PickerProps) {
  const text = useText(pickerText);
  const readerTranslation = useReaderTranslation();
  const navigate = useNavigate();
  const isAwake = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [hasKeys] = useUserState(pickerKeysState);
  const [PassageDialog, setDialog] = useState<ComponentType<PassageDialogProps> | null>(null);
  const [opened, setOpened] = useState<'by touch' | 'otherwise' | null>(null);

  const open = (how: 'by touch' | 'otherwise') => {
    setOpened(how);
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setOpened(null);
        void navigate(biblePaths.contents);
      },
    );
  };
  usePickerKeys(button, hasKeys, () => open('otherwise'));
  useEffect(() => {
    const timer = setTimeout(warm, STAYS_MS);
    return () => clearTimeout(timer);
  }, []);

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const { nativeEvent } = event;
    open('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch' ? 'by touch' : 'otherwise');
  };
  const pressSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open('otherwise');
  };
  return (
    <>
      <Link
        ref={button}
        to={biblePaths.contents}
        className={styles.button}
        data-picker=""
        onClick={click}
        onFocus={warm}
        onPointerEnter={warm}
        {...(isAwake && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressSpace })}
        {...(hasKeys && { title: text.keys, 'aria-keyshortcuts': 'g' })}
      >
        <IconShape shape={searchShape} />
        {children ?? <span className={isShort ? styles.words : undefined}>{text.go}</span>}
      </Link>
      {opened && PassageDialog && (
        <PassageDialog
          book={book}
          translation={translation ?? readerTranslation}
          isByTouch={opened === 'by touch'}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
