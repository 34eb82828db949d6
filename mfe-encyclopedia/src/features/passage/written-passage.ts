import type { BibleRef } from '@manna/shared/contracts';
import type { BookNames } from '@manna/shared/domain';
import { passageName, passageSegment, readPassage } from '@manna/shared/domain/references';
import { notFound } from '@manna/shared/runtime';
import { passageEntriesPath } from '../../names/passage-entries-path';

/** Reads a passage in any spelling. Throws 404 for any other text, with the passage that may have been meant. */
export function writtenPassage(written: string, names: BookNames): readonly BibleRef[] {
  const address = readPassage(written, names);
  if (address.kind === 'passage') return address.refs;
  if (address.kind === 'nothing') throw notFound();
  const { repaired } = address;
  throw notFound([{ path: passageEntriesPath(passageSegment(repaired)), label: passageName(repaired, names) }]);
}
