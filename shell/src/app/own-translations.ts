import type { TranslationLoaders } from '@manna/shared/contracts';

/** The shell's texts in languages other than English, each a chunk of its own. */
export const ownTranslations: TranslationLoaders = {
  es: () => import(/* webpackChunkName: "texts-es" */ './shell-es').then(({ es }) => es),
};
