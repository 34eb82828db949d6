import sax, { type QualifiedAttribute } from 'sax';
import { z } from 'zod';
import type { LexiconEntry } from '@manna/shared/contracts';
import { ContentError } from '../../../base/content-error';
import { packageFiles } from '../../../base/package-files';

/** Strong's two lexicons by number ('H85', 'G11'), and the version of their package. */
export interface Lexicon {
  readonly entries: ReadonlyMap<string, LexiconEntry>;
  readonly version: string;
}

const wordSchema = z.object({
  lemma: z.string().optional(),
  xlit: z.string().optional(),
  pron: z.string().optional(),
  derivation: z.string().optional(),
  strongs_def: z.string().optional(),
  kjv_def: z.string().optional(),
});
const wordsSchema = z.record(z.string(), wordSchema);

/**
 * Reads the object literal that a script assigns to its only variable. It is parsed as JSON, so that the script never
 * runs and stays out of memory. Throws ContentError if the literal is missing or has an unexpected shape.
 */
export function readScriptData<T>(name: string, path: string, shape: z.ZodType<T>): T {
  const script = packageFiles(name).readText(path);
  const start = /=\s*\{/.exec(script);
  const end = script.lastIndexOf('}');
  let json: unknown;
  try {
    json = JSON.parse(start ? script.slice(start.index + start[0].length - 1, end + 1) : '');
  } catch {
    throw new ContentError(`${name}/${path} does not hold the data that it should.`);
  }
  const result = shape.safeParse(json);
  if (!result.success) throw new ContentError(`${name}/${path} has another shape than expected.`);
  return result.data;
}

/** Returns an attribute's value. It is always a string, because the parser ignores namespaces. */
const valueOf = (attribute: string | QualifiedAttribute | undefined): string =>
  typeof attribute === 'string' ? attribute : '';

/** Transliteration and pronunciation of each Greek word. Only the package's XML has them. */
function readGreekSounds(): Map<string, { transliteration: string; pronunciation: string }> {
  const sounds = new Map<string, { transliteration: string; pronunciation: string }>();
  const parser = sax.parser(true);
  let number = '';
  let transliteration = '';
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'entry') {
      number = `G${Number(valueOf(attributes['strongs']))}`;
      transliteration = '';
    } else if (name === 'greek' && transliteration === '') {
      transliteration = valueOf(attributes['translit']);
    } else if (name === 'pronunciation' && !sounds.has(number)) {
      sounds.set(number, { transliteration, pronunciation: valueOf(attributes['strongs']) });
    }
  };
  parser.write(packageFiles('strongs').readText('greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml')).close();
  return sounds;
}

const tidy = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Reads the package strongs. Throws ContentError if a file is missing or has an unexpected shape. */
export function readLexicon(): Lexicon {
  const hebrew = readScriptData('strongs', 'hebrew/strongs-hebrew-dictionary.js', wordsSchema);
  const greek = readScriptData('strongs', 'greek/strongs-greek-dictionary.js', wordsSchema);
  const sounds = readGreekSounds();
  const entries = new Map<string, LexiconEntry>();
  for (const [strongs, word] of [...Object.entries(hebrew), ...Object.entries(greek)]) {
    const sound = sounds.get(strongs);
    const derivation = tidy(word.derivation);
    const aramaic = derivation.startsWith('(Aramaic)');
    entries.set(strongs, {
      strongs,
      lemma: tidy(word.lemma),
      language: strongs.startsWith('G') ? 'grc' : aramaic ? 'arc' : 'he',
      transliteration: tidy(word.xlit ?? sound?.transliteration),
      pronunciation: tidy(word.pron ?? sound?.pronunciation),
      derivation,
      definition: tidy(word.strongs_def),
      kjvDefinition: tidy(word.kjv_def).replace(/^-+/, ''),
    });
  }
  return { entries, version: packageFiles('strongs').version };
}
