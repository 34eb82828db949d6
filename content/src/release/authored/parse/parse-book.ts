import { bookBySlug } from '@manna/shared/domain';
import type { AuthoredBook } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';
import { bookMatterSchema } from '../front-matter';
import { slugOfFile } from './parse-entry';
import { readMarkdown } from './read-markdown';
import { readYaml } from './read-yaml';
import { FRONT_MATTER_LINE, NO_FRONT_MATTER, splitFile } from './split-file';

/**
 * Parses a file of content/authored/books, such as genesis.md or 1-samuel.md. `book` is missing if the front matter has
 * faults.
 */
export function parseBook(authored: AuthoredFile): { book?: AuthoredBook; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const only = (line: number, sentence: string) => ({ faults: [{ file, line, sentence }] });
  const named = slugOfFile(authored, '.md');
  if ('fault' in named) return { faults: [named.fault] };
  const book = bookBySlug(named.slug);
  if (!book) return only(1, `There is no book "${named.slug}".`);
  const split = splitFile(authored);
  if (!split) return only(1, NO_FRONT_MATTER);
  const { head, text, linesBefore } = split;
  const { data: matter, lineOf, faults } = readYaml(head, FRONT_MATTER_LINE, bookMatterSchema);
  const body = readMarkdown(text, linesBefore);
  const found = [...faults, ...body.faults].map((fault) => ({ file, ...fault }));
  if (!matter) return { faults: found };
  return { book: { book, file, matter, lineOf, body: body.blocks, bodyLine: linesBefore + 1 }, faults: found };
}
