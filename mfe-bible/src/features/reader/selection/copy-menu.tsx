import { printVerses } from '@manna/shared/domain';
import { useLocation, useSite, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { Menu } from '@manna/shared/ui/controls';
import { VERSES_PARAMETER } from '../../../names/verse-selection';
import { copyForms, type Quotation } from './copy-forms';
import { selectionText } from './selection-text';

interface CopyMenuProps {
  verses: readonly number[];
  quotation: Quotation;
  copy: (words: string) => void;
  /** Opens what makes a picture of the verse; undefined if several are selected. */
  onPicture: (() => void) | undefined;
  /** Opens the words of the verse; undefined if they cannot be looked up. */
  onWords: (() => void) | undefined;
}

/**
 * The other formats for copying verses, a picture of one, and their words. They are in a menu because they are rarely used and the bar has little room.
 */
export function CopyMenu({ verses, quotation, copy, onPicture, onWords }: CopyMenuProps) {
  const text = useText(selectionText);
  const link = useSelectionLink(verses);
  const tools = { picture: onPicture, lookUp: onWords };
  const offered = (['picture', 'lookUp'] as const).filter((tool) => tools[tool]);
  const words = new Map([
    ['numbers', copyForms.numbers(quotation)],
    ['markdown', copyForms.markdown(quotation)],
    ['link', link],
  ]);
  return (
    <Menu
      label={text.more}
      icon={<Icon name="more" />}
      options={(['numbers', 'markdown', 'link', ...offered] as const).map((value) => ({
        value,
        text: text[value],
      }))}
      onChoose={(choice) =>
        choice === 'picture' || choice === 'lookUp' ? tools[choice]?.() : copy(words.get(choice) ?? '')
      }
      emptyText=""
    />
  );
}

/** The full URL of the page with these verses, without the reader's arrangement of panels. */
function useSelectionLink(verses: readonly number[]): string {
  const { advertiseAddress } = useSite();
  const { pathname } = useLocation();
  const origin = advertiseAddress?.replace(/\/$/, '') ?? window.location.origin;
  return `${origin}${pathname}?${VERSES_PARAMETER}=${printVerses(verses)}`;
}
