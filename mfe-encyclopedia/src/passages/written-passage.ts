import type { BookNames } from '@manna/shared/domain';
import { readPassage, type PassageAddress } from '@manna/shared/domain/references';

/** Reads a passage in any spelling. */
export const writtenPassage = (written: string, names: BookNames): PassageAddress => readPassage(written, names);
