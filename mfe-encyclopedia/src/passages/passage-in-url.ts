import type { BibleRef, TextOf } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import {
  passageSegment,
  referenceFromUrl,
  validateReferences,
  type PassageAddress,
} from '@manna/shared/domain/references';

/** The gateway reads no more passages at once. */
const MOST_REFERENCES = 200;

/** The references of a path in its one canonical spelling; undefined for any other path. */
function canonicalRefs(segment: string): readonly BibleRef[] | undefined {
  try {
    const refs = referenceFromUrl(segment);
    return validateReferences(refs).length === 0 && passageSegment(refs) === segment ? refs : undefined;
  } catch {
    return undefined;
  }
}

async function addressOf(written: string, text: TextOf): Promise<PassageAddress> {
  const refs = canonicalRefs(written);
  if (refs) return { kind: 'passage', refs };
  // Any other spelling is read by code that most readers do not need.
  const { writtenPassage } = await import(/* webpackChunkName: "written-passage" */ './written-passage');
  return writtenPassage(written, text(bookNames));
}

/** Reads the passage of a URL in any spelling. Too many references are refused like a text without any. */
export async function passageInUrl(written: string, text: TextOf): Promise<PassageAddress> {
  const address = await addressOf(written, text);
  return address.kind !== 'nothing' && address.refs.length > MOST_REFERENCES ? { kind: 'nothing' } : address;
}
