import { entryKey, type AuthoredContent, type AuthoredPage } from '../authored';
import { linksOf } from '../draft';
import type { Fault, LineFault } from '../fault';
import { exclamations } from './style-faults';

/** Pages that are shown as dialogs. They have no URL, so nothing can link to them. */
const dialogs = new Set(['join', 'contribute', 'donate']);

/** Reports faults in the pages of the site: mismatched slugs and languages, broken links and style. */
export function pageFaults({ entries, pages }: AuthoredContent): Fault[] {
  const known = new Set(entries.map(entryKey));
  const english = new Set(pages.filter(({ language }) => language === 'en').map(({ slug }) => slug));
  const linkFault = (page: AuthoredPage, target: string): string | undefined => {
    const slug = target.startsWith('pages/') ? target.slice('pages/'.length) : undefined;
    if (slug === undefined) return known.has(target) ? undefined : `There is no entry ${target}.`;
    if (slug === page.slug) return 'The page links to itself.';
    if (dialogs.has(slug)) return `${target} is the text of a dialog and has no address.`;
    return english.has(slug) ? undefined : `There is no page ${slug}.`;
  };
  const faultsOf = (page: AuthoredPage): LineFault[] => {
    const { slug, language, matter, lineOf, body } = page;
    const faults = [...exclamations(body)];
    if (matter.slug !== slug) faults.push({ line: lineOf('slug'), sentence: `The file is named by "${slug}".` });
    if (matter.language !== language) {
      faults.push({ line: lineOf('language'), sentence: `The file's name says that its language is "${language}".` });
    }
    if (matter.title.endsWith('.')) faults.push({ line: lineOf('title'), sentence: 'The title ends in a full stop.' });
    if (!english.has(slug)) faults.push({ line: 1, sentence: `There is no page ${slug}.md in English.` });
    const links = linksOf(body).flatMap(({ target, line }) => {
      const sentence = linkFault(page, target);
      return sentence === undefined ? [] : [{ line, sentence }];
    });
    return [...faults, ...links];
  };
  return pages.flatMap((page) => faultsOf(page).map((fault) => ({ file: page.file, ...fault })));
}
