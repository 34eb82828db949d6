import { lazy, Suspense, type ComponentType } from 'react';
import type { TranslationsToolsProps } from './translations-tools';

const Tools = lazy((): Promise<{ default: ComponentType<TranslationsToolsProps> }> =>
  import(/* webpackChunkName: "translations" */ './translations-tools').then(
    (module) => ({ default: module.TranslationsTools }),
    // Without a network the page goes on without them.
    () => ({ default: () => null }),
  ),
);

/** See TranslationsTools. The page has no room for their scripts, and its first results do not need them. */
export const LazyTranslations = (props: TranslationsToolsProps) => (
  <Suspense>
    <Tools {...props} />
  </Suspense>
);
