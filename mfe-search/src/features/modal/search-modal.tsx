import { useState } from 'react';
import { useText, Link } from '@manna/shared/runtime';
import { searchAddress, type SearchAddress } from '../../search/search-address';
import { SearchPanel } from '../../search/search-panel';
import { searchModalText } from './search-modal-text';
import styles from './search-modal.module.css';

/** The field takes the focus when the modal is there. */
const FOCUS_MS = 100;

/** Searches the site over any page. */
export function SearchModal() {
  const text = useText(searchModalText);
  const [address, setAddress] = useState<SearchAddress>({ words: '' });
  return (
    <>
      <SearchPanel address={address} onChange={setAddress} focusAfter={FOCUS_MS} />
      {address.words.trim() !== '' && (
        <p className={styles.page}>
          <Link to={searchAddress(address)}>{text.asPage}</Link>
        </p>
      )}
    </>
  );
}
