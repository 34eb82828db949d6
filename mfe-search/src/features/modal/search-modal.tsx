import { useRef } from 'react';
import { Link, slashKeyPreference, usePreference, useText } from '@manna/shared/runtime';
import { Switch } from '@manna/shared/ui/controls';
import { searchAddress } from '../../search/search-address';
import { SearchPanel } from '../../search/search-panel';
import { useTypingGoesTo } from '../../search/use-typing-goes-to';
import { searchModalText } from './search-modal-text';
import styles from './search-modal.module.css';
import { useModalSearch } from './use-modal-search';

/** The field takes the focus when the modal is there. */
const FOCUS_MS = 100;

/** Searches the site over any page. */
export function SearchModal() {
  const text = useText(searchModalText);
  const [address, setAddress] = useModalSearch();
  const [slashKey, setSlashKey] = usePreference(slashKeyPreference);
  const content = useRef<HTMLDivElement>(null);
  useTypingGoesTo(() => content.current?.querySelector<HTMLInputElement>('input[type=search]') ?? null, 'dialog');
  return (
    <div ref={content}>
      <SearchPanel address={address} onChange={setAddress} focusAfter={FOCUS_MS} />
      {address.words.trim() !== '' && (
        <p className={styles.page}>
          <Link to={searchAddress(address)}>{text.asPage}</Link>
        </p>
      )}
      <div className={styles.keys}>
        <Switch label={text.useKey} checked={slashKey === 'on'} onChange={(isOn) => setSlashKey(isOn ? 'on' : 'off')} />
      </div>
    </div>
  );
}
