import { languages, type Language } from '@manna/shared/contracts';
import type { AuthoredPage } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';
import { pageLinkPattern, pageMatterSchema } from '../front-matter';
import { readMarkdown } from './read-markdown';
import { readYaml } from './read-yaml';
import { FRONT_MATTER_LINE, NO_FRONT_MATTER, splitFile } from './split-file';

const translated = languages.filter((language) => language !== 'en');
const namePattern = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\\.(${translated.join('|')}))?\\.md$`);

/**
 * Parses a file of content/authored/pages, such as privacy.md or, in Spanish, privacy.es.md. `page` is missing if the
 * front matter has faults.
 */
export function parsePage(authored: AuthoredFile): { page?: AuthoredPage; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const only = (line: number, sentence: string) => ({ faults: [{ file, line, sentence }] });
  const [, slug, suffix] = namePattern.exec(authored.name) ?? [];
  if (slug === undefined) {
    return only(
      1,
      `The file is not named by lower-case words joined by hyphens and .md or .${translated.join('.md, .')}.md.`,
    );
  }
  const split = splitFile(authored);
  if (!split) return only(1, NO_FRONT_MATTER);
  const language = (suffix ?? 'en') as Language;
  const { head, text, linesBefore } = split;
  const { data: matter, lineOf, faults } = readYaml(head, FRONT_MATTER_LINE, pageMatterSchema);
  const body = readMarkdown(text, linesBefore, { language, link: pageLinkPattern });
  const found = [...faults, ...body.faults].map((fault) => ({ file, ...fault }));
  if (!matter) return { faults: found };
  if (body.blocks.length === 0) found.push({ file, line: linesBefore + 1, sentence: 'The page has no text.' });
  return { page: { slug, language, file, matter, lineOf, body: body.blocks }, faults: found };
}
