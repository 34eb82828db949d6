import type { z } from 'zod';
import { parseReference, readReferences } from '../../../base/bible/find-references';
import type { AuthoredEntry } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault, LineFault } from '../fault';
import { frontMatterSchemas, slugPattern, type AuthoredCollection, type FrontMatter } from '../front-matter';
import { readMarkdown } from './read-markdown';
import { readYaml } from './read-yaml';
import { FRONT_MATTER_LINE, NO_FRONT_MATTER, splitFile } from './split-file';

const SUFFIX = '.md';

/** Returns a fault for each invalid reference. */
export const referenceFaults = (references: readonly string[], lineOf: (index: number) => number): LineFault[] =>
  references.flatMap((text, index) => {
    const refs = parseReference(text);
    return typeof refs === 'string' ? [{ line: lineOf(index), sentence: `The reference "${text}" ${refs}.` }] : [];
  });

/** Returns the slug in the file name, or a fault if it has no valid slug. */
export function slugOfFile(file: AuthoredFile, suffix: string): { slug: string } | { fault: Fault } {
  const slug = file.name.endsWith(suffix) ? file.name.slice(0, -suffix.length) : '';
  if (slugPattern.test(slug)) return { slug };
  const sentence = `The file is not named by lower-case words joined by hyphens and ${suffix}.`;
  return { fault: { file: repositoryPath(file), line: 1, sentence } };
}

/**
 * Parses the file of an entry: front matter between two lines of three hyphens, then Markdown. `entry` is missing if
 * the front matter has faults.
 */
export function parseEntry(
  collection: AuthoredCollection,
  authored: AuthoredFile,
): { entry?: AuthoredEntry; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const named = slugOfFile(authored, SUFFIX);
  if ('fault' in named) return { faults: [named.fault] };
  const split = splitFile(authored);
  if (!split) return { faults: [{ file, line: 1, sentence: NO_FRONT_MATTER }] };
  const { head, text, linesBefore } = split;
  const inFile = (faults: readonly LineFault[]) => faults.map((fault) => ({ file, ...fault }));
  const { blocks, faults } = readMarkdown(text, linesBefore);
  const schema: z.ZodType<FrontMatter> = frontMatterSchemas[collection];
  const front = readYaml(head, FRONT_MATTER_LINE, schema);
  if (!front.data) return { faults: inFile([...front.faults, ...faults]) };
  const { data: matter, lineOf } = front;
  const entry = {
    collection,
    slug: named.slug,
    file,
    // The schema belongs to the collection, but the compiler cannot relate the types of the two.
    matter,
    lineOf,
    references: readReferences(matter.references),
    body: blocks,
    bodyLine: linesBefore + 1,
  } as AuthoredEntry;
  const { exceptVerses = [] } = ('inText' in matter ? matter.inText : undefined) ?? {};
  const unread = [
    ...referenceFaults(matter.references, (index) => lineOf('references', index)),
    ...referenceFaults(exceptVerses, (index) => lineOf('inText', 'exceptVerses', index)),
    ...matter.bears.flatMap(({ except, only = [] }, place) => [
      ...referenceFaults(except, (index) => lineOf('bears', place, 'except', index)),
      ...referenceFaults(only, (index) => lineOf('bears', place, 'only', index)),
    ]),
  ];
  return { entry, faults: inFile([...unread, ...faults]) };
}
