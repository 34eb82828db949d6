import { ContentError } from '../base/content-error';
import { versesOf } from '../base/bible/reference-verses';
import type { World } from './maker';
import { referenceText } from './pictures/reference-text';

/** Verses of the King James Version as a quotation, with their reference. */
export interface Passage {
  readonly text: string;
  /** In the house style: 'Psalm 119:105'. */
  readonly reference: string;
  /** By verse number, ascending. */
  readonly verses: readonly { readonly number: number; readonly text: string }[];
}

/** Returns the words of one reference. Throws ContentError if it names no verse. */
export function passageOf(world: World, reference: string): Passage {
  const refs = world.refs(reference);
  const verses = refs.flatMap(versesOf).map((number) => {
    const text = world.verseText(number);
    if (text === undefined) throw new ContentError(`The King James Version has no verse ${number} (${reference}).`);
    return { number, text: text.replaceAll('\n', ' ') };
  });
  return {
    text: verses.map(({ text }) => text).join(' '),
    reference: refs.map((ref) => referenceText(ref)).join('; '),
    verses,
  };
}
