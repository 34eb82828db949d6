import type { CollectionResults } from '../engine/worker/protocol';
import type { SearchAddress } from '../search/search-address';
import { TranslationsOffer } from './translations-offer';
import { TranslationsSwitch } from './translations-switch';

export interface TranslationsToolsProps {
  address: SearchAddress;
  /** The words that the results are for. */
  words: string;
  /** What the Bible has of them. */
  found: CollectionResults | undefined;
  onChange: (address: SearchAddress) => void;
}

/** The switch, or among the results of other parts of the site an offer. Nothing if the release has one translation. */
export function TranslationsTools({ address, words, found, onChange }: TranslationsToolsProps) {
  if (!found?.others) return null;
  const turn = (isOn: boolean) =>
    onChange({ ...address, page: undefined, pillar: 'bible', translations: isOn ? 'all' : undefined });
  return address.pillar === undefined ? (
    <TranslationsOffer words={words} found={found} onChoose={() => turn(true)} />
  ) : (
    <TranslationsSwitch others={found.others} isOn={address.translations === 'all'} onChange={turn} />
  );
}
