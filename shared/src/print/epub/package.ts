import { escape } from '../svg';
import type { BookLanguage } from './book-language';
import { documentOf } from './xhtml';

/** One document of the book, in reading order. */
export interface BookDocument {
  /** File name without folder: 'b01-genesis.xhtml'. */
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly markup: string;
  /** Lines below its own in the table of contents: chapters with their fragments. */
  readonly parts: readonly { readonly title: string; readonly fragment: string }[];
}

/** A group of documents in the table of contents, or a single document. */
export interface ContentsGroup {
  readonly title: string;
  readonly documents: readonly BookDocument[];
}

/** What the book says of itself. */
export interface BookWords {
  readonly title: string;
  readonly description: string;
  readonly rights: string;
  readonly publisher: string;
  readonly language: BookLanguage;
  /** 'urn:uuid:…'; the same text has the same. */
  readonly identifier: string;
  /** Year of the text. */
  readonly date: string;
  /** ISO 8601, to the second, in UTC. */
  readonly modified: string;
}

const item = (id: string, href: string, mediaType: string, properties?: string) =>
  `<item id="${id}" href="${href}" media-type="${mediaType}"${properties ? ` properties="${properties}"` : ''}/>`;

const XHTML = 'application/xhtml+xml';

/** package.opf: metadata, every file, and the order of reading. */
export function packageDocument(words: BookWords, documents: readonly BookDocument[]): string {
  const access: readonly (readonly [string, string])[] = [
    ['schema:accessMode', 'textual'],
    ['schema:accessModeSufficient', 'textual'],
    ['schema:accessibilityFeature', 'structuralNavigation'],
    ['schema:accessibilityFeature', 'tableOfContents'],
    ['schema:accessibilityHazard', 'none'],
    ['schema:accessibilitySummary', 'Headings for books and chapters, a table of contents, and verse numbers.'],
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en" prefix="schema: http://schema.org/">',
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="id">${escape(words.identifier)}</dc:identifier>`,
    `<dc:title>${escape(words.title)}</dc:title>`,
    `<dc:language>${escape(words.language.code)}</dc:language>`,
    `<dc:date>${escape(words.date)}</dc:date>`,
    `<dc:publisher>${escape(words.publisher)}</dc:publisher>`,
    `<dc:description>${escape(words.description)}</dc:description>`,
    `<dc:rights>${escape(words.rights)}</dc:rights>`,
    '<dc:subject>Bible</dc:subject>',
    `<meta property="dcterms:modified">${words.modified}</meta>`,
    ...access.map(([property, value]) => `<meta property="${property}">${escape(value)}</meta>`),
    '<meta name="cover" content="cover-image"/>',
    '</metadata>',
    '<manifest>',
    item('nav', 'nav.xhtml', XHTML, 'nav'),
    item('ncx', 'toc.ncx', 'application/x-dtbncx+xml'),
    item('style', 'style.css', 'text/css'),
    item('cover-image', 'cover.png', 'image/png', 'cover-image'),
    ...documents.map(({ id, file }) => item(id, file, XHTML)),
    '</manifest>',
    `<spine toc="ncx"${words.language.direction === 'rtl' ? ' page-progression-direction="rtl"' : ''}>`,
    ...documents.flatMap(({ id }, index) => [
      `<itemref idref="${id}"/>`,
      // The table of contents is read after cover and imprint.
      ...(index === 1 ? ['<itemref idref="nav"/>'] : []),
    ]),
    '</spine>',
    '</package>',
    '',
  ].join('\n');
}

const link = (href: string, title: string) => `<a href="${href}">${escape(title)}</a>`;

function documentLine({ file, title, parts }: BookDocument): string {
  const below = parts.map((part) => `<li>${link(`${file}#${part.fragment}`, part.title)}</li>`).join('');
  return `<li>${link(file, title)}${below && `<ol>${below}</ol>`}</li>`;
}

/** nav.xhtml: the table of contents by divisions, books and chapters, and the landmarks. */
export function navigationDocument(
  title: string,
  groups: readonly ContentsGroup[],
  landmarks: readonly string[],
): string {
  const lines = groups.map(({ title: name, documents }) => {
    const [first] = documents;
    if (!first) return '';
    return documents.length === 1
      ? documentLine(first)
      : `<li>${link(first.file, name)}<ol>\n${documents.map(documentLine).join('\n')}\n</ol></li>`;
  });
  return documentOf(
    title,
    [
      `<nav epub:type="toc" id="toc" role="doc-toc"><h1>Contents</h1><ol>\n${lines.join('\n')}\n</ol></nav>`,
      `<nav epub:type="landmarks" id="landmarks" hidden="hidden"><h2>Landmarks</h2><ol>${landmarks.join('')}</ol></nav>`,
    ].join('\n'),
    'frontmatter',
    { code: 'en', direction: 'ltr' },
  );
}

/** A line of the landmarks: 'cover', 'toc', 'bodymatter'. */
export const landmark = (type: string, href: string, title: string): string =>
  `<li><a epub:type="${type}" href="${href}">${escape(title)}</a></li>`;

/** toc.ncx for devices that know EPUB 2 only: the books, without their chapters. */
export function ncxDocument({ identifier, title }: BookWords, documents: readonly BookDocument[]): string {
  const points = documents.map(
    ({ id, title: name, file }, index) =>
      `<navPoint id="n-${id}" playOrder="${index + 1}"><navLabel><text>${escape(name)}</text></navLabel><content src="${file}"/></navPoint>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="en">',
    `<head><meta name="dtb:uid" content="${escape(identifier)}"/><meta name="dtb:depth" content="1"/>`,
    '<meta name="dtb:totalPageCount" content="0"/><meta name="dtb:maxPageNumber" content="0"/></head>',
    `<docTitle><text>${escape(title)}</text></docTitle>`,
    '<navMap>',
    ...points,
    '</navMap>',
    '</ncx>',
    '',
  ].join('\n');
}

/** META-INF/container.xml, which says where package.opf is. */
export const containerDocument = [
  '<?xml version="1.0" encoding="utf-8"?>',
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">',
  '<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>',
  '</container>',
  '',
].join('\n');
