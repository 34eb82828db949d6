import type { ImportsWorld } from '../release/editions/examine-imports';
import { hebrewByRef } from '../release/editions/hebrew-by-ref';
import { readDictionary } from '../release/editions/read-dictionary';
import { versesByRef } from '../release/editions/verses-by-ref';
import { WordStock } from '../release/editions/word-stock';
import { englishSources } from '../release/sources/english-sources';
import { kjvGuide } from '../release/sources/kjv-guide';
import { kjvSource } from '../release/sources/kjv/kjv-source';
import { hebrewSource } from '../release/sources/morphhb/morphhb-source';
import { readStrongs } from '../release/sources/strongs/strongs-source';

const ignore = () => undefined;
let world: ImportsWorld | undefined;

/** What an imported edition is compared with in a build: all texts of the site, read from their packages. */
export function importsWorld(): ImportsWorld {
  if (world) return world;
  const kjv = kjvSource.read();
  const guide = kjvGuide(kjv.chapters);
  const texts = [kjv, ...englishSources.map(({ read }) => read(guide, ignore))];
  world = {
    guide,
    kjv: versesByRef(kjv),
    hebrew: hebrewByRef(hebrewSource.read(guide, ignore).words),
    stock: new WordStock(texts, readDictionary(readStrongs().entries.values())),
    ownSlugs: new Set([...texts.map(({ translation }) => translation.slug), hebrewSource.slug]),
  };
  return world;
}
