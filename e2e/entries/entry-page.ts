/** What a page of an entry has, as the server sends it. */
export interface EntryPage {
  faults: string[];
  /** The paths of this site that it links to, without query and fragment, each once. */
  links: string[];
}

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => decoded(value));

/** Reads the HTML of an entry's page: whether it has one h1, and where its links lead. */
export function readEntryPage(html: string, url: string): EntryPage {
  const { origin, pathname } = new URL(url);
  const [body = ''] = /<body[\s\S]*/.exec(html) ?? [];
  // What is data for scripts has no links and no headings.
  const markup = body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const faults: string[] = [];
  const headings = [...markup.matchAll(/<h1[\s>]/g)].length;
  if (headings !== 1) faults.push(`it has ${headings} h1`);
  const ids = valuesOf(markup, 'id');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) faults.push(`several elements have the id ${[...new Set(twice)].join(', ')}`);
  const links = new Set<string>();
  for (const href of new Set(valuesOf(markup, 'href'))) {
    const target = URL.canParse(href, url) ? new URL(href, url) : undefined;
    if (!target) faults.push(`"${href}" is no link`);
    else if (target.origin !== origin) continue;
    else if (target.pathname !== pathname) links.add(target.pathname);
    else if (target.hash !== '' && !ids.includes(decodeURIComponent(target.hash.slice(1))))
      faults.push(`it has no ${target.hash} that it links to`);
  }
  return { faults, links: [...links] };
}
