import type { DerivedName } from '../release/names/derived-name';

/** A derived name, 'H85' by default a man's who is named once. */
export const drawName = (key: string, name: string, rest: Partial<DerivedName> = {}): DerivedName => ({
  key,
  strongs: [key],
  name,
  aliases: [],
  typename: 'Person',
  namesakes: false,
  onePerson: false,
  title: `The name ${name}`,
  summary: `A name of the Bible: ${name}.`,
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: `${name} is a name.` }] }],
  originals: [{ strongs: key, language: 'he', text: `${key} in Hebrew`, transliteration: name }],
  verses: [1_012_001],
  kin: [],
  evidence: [{ rule: 'lexicon', found: name }],
  ...rest,
});
