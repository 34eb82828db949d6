import { useEffect, useState } from 'react';
import { useData } from '@manna/shared/runtime';
import { KeepableTranslationsDocument, type KeepableTranslationsQuery } from '../../generated/graphql';

export type KeepableTranslation = KeepableTranslationsQuery['translations'][number];

interface Keepable {
  /** Empty until they are known. */
  translations: readonly KeepableTranslation[];
  failed: boolean;
}

/** Every translation of the site, which a reader may keep. */
export function useKeepable(): Keepable {
  const data = useData();
  const [state, setState] = useState<Keepable>({ translations: [], failed: false });
  useEffect(() => {
    let left = false;
    data.query(KeepableTranslationsDocument, {}).then(
      ({ translations }) => !left && setState({ translations, failed: false }),
      () => !left && setState({ translations: [], failed: true }),
    );
    return () => {
      left = true;
    };
  }, [data]);
  return state;
}
