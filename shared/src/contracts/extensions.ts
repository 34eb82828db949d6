import { z } from 'zod';
import { languageSchema } from './language';

/** An absolute path, or a React Router path pattern: '/garden/:plant'. */
export const routePathSchema = z.string().regex(/^\/[^?#\s]*$/, 'must be an absolute path pattern');

export const queryNameSchema = z.string().regex(/^[a-z][a-zA-Z0-9_-]{0,31}$/, 'must be the name of a query parameter');

export const iconSchema = z.enum(['home', 'book', 'school', 'newspaper', 'library', 'spellcheck', 'search', 'person']);
export type PillarIcon = z.infer<typeof iconSchema>;

/** Name of a page or an extension within its pillar. */
const idSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case words joined by hyphens');

const labelled = {
  label: z.string().min(1),
  /** The label in languages other than English. */
  translations: z.partialRecord(languageSchema, z.string().min(1)).optional(),
};

/** Position within the slot, smaller first; pillars leave gaps of ten. A composition may change it. */
const order = z.int();

/** A page that slots link to; declared once, so that it has the same name and icon everywhere. */
export const pageSchema = z.strictObject({
  id: idSchema,
  path: routePathSchema,
  ...labelled,
  icon: iconSchema,
  /** Links to the page are hidden if the site has no accounts server. */
  needsAccounts: z.boolean().optional(),
});

export type PillarPage = z.infer<typeof pageSchema>;

/** A link to one of the pillar's pages, by the page's id. */
const pageLink = { page: idSchema, order };

/** Type of a page's subject, for slots that show something beside the page: 'Chapter', 'Person'. */
const subjectTypeSchema = z.string().regex(/^[A-Z][A-Za-z]{0,39}$/, 'must be a type such as Chapter or Person');

/**
 * Lists of the site's content that a sitemap source can name, with the number of values that each item has. They fill the
 * parameters of the source's path from left to right.
 */
const sitemapLists = {
  /** Slug of the book: all 66 books, or those in the site's default translation. */
  books: 1,
  booksWithText: 1,
  /** Slug of a division, such as 'law'. */
  divisions: 1,
  /** Book and chapter: in the default translation, with words of the original language, with any verses. */
  chaptersWithText: 2,
  chaptersWithWords: 2,
  chaptersWithVerses: 2,
  /** Book, chapter and verse. */
  verses: 3,
  /** Slug of the translation. */
  translations: 1,
} as const;
export type SitemapList = keyof typeof sitemapLists;

const sitemapSourceSchema = z.union([
  z.strictObject({ id: idSchema, order, paths: z.array(routePathSchema).min(1) }),
  z
    .strictObject({
      id: idSchema,
      order,
      list: z.enum(Object.keys(sitemapLists) as [SitemapList]),
      path: routePathSchema,
    })
    .refine(({ list, path }) => path.split('/:').length - 1 === sitemapLists[list], {
      path: ['path'],
      message: 'must have one parameter for each value that an item of the list has',
    }),
  /** Entries of the content whose page is below this path. */
  z.strictObject({ id: idSchema, order, entriesBelow: routePathSchema }),
]);
export type SitemapSource = z.infer<typeof sitemapSourceSchema>;

/**
 * What a pillar adds to the site outside its own routes, by slot. An extension is data, or the name of a part of the
 * pillar's bundle (PillarModule.extensions). The shell shows each one inside a boundary of its own.
 */
export const extensionsSchema = z.strictObject({
  /** Main menu. With `tab` the entry has a tab of its own, filled by the bundle. */
  menuEntries: z.array(z.strictObject({ ...pageLink, tab: z.boolean().optional() })),
  /** Links in the header, if the window is wide enough. */
  headerLinks: z.array(z.strictObject(pageLink)),
  /** Links on the home page, under 'Look around'. */
  homeLinks: z.array(z.strictObject(pageLink)),
  /** A button in the header. It opens a modal of the pillar; without JavaScript it leads to the page. */
  headerActions: z.array(
    z.strictObject({
      ...pageLink,
      ...labelled,
      modal: idSchema.optional(),
      /**
       * Query parameter of the page. With it, header and home page have a field that leads to the page with what the reader
       * types, the bundle fills what appears below the field, and the keys '/' and Ctrl-K open the modal.
       */
      field: queryNameSchema.optional(),
    }),
  ),
  /** Links in the footer: to a page, or, for signed-in readers, to a modal of the pillar. */
  footerLinks: z.array(
    z.union([z.strictObject(pageLink), z.strictObject({ id: idSchema, order, ...labelled, modal: idSchema })]),
  ),
  /** Links in Site History, to pages about the reader's own pages. */
  historyLinks: z.array(z.strictObject(pageLink)),
  /** Links on the Page Not Found page. */
  notFoundSuggestions: z.array(z.strictObject(pageLink)),
  /** Links on the page about supporting the site. */
  supportLinks: z.array(z.strictObject(pageLink)),
  /** Fields of Website Settings, filled by the bundle. */
  settingsFields: z.array(z.strictObject({ id: idSchema, order })),
  /** Cards of the home page, filled by the bundle. */
  homeCards: z.array(
    z.strictObject({
      id: idSchema,
      order,
      /** 'main' and 'side' are columns; 'day' is the row of what changes daily. */
      area: z.enum(['main', 'side', 'day']),
    }),
  ),
  /** Modals that the query parameter `mdl` names by id. Their content comes from the bundle or from the open page. */
  modals: z.array(
    z.strictObject({
      id: idSchema,
      /** '{productName}' stands for the site's name. */
      title: z.string().min(1),
      translations: z.partialRecord(languageSchema, z.string().min(1)).optional(),
      content: z.enum(['bundle', 'page']),
      /** If missing, the modal is as high as its content. */
      maxHeight: z.enum(['24rem', '32rem', '36rem']).optional(),
    }),
  ),
  /** Pages offered beside pages about certain subjects. */
  panelOffers: z.array(
    z.strictObject({
      id: idSchema,
      order,
      ...labelled,
      subjects: z.array(subjectTypeSchema).min(1),
      /** ':id' stands for the subject's id, ':type' for its type. */
      path: routePathSchema,
    }),
  ),
  /** Content shown below pages about certain subjects, filled by the bundle. */
  relatedContent: z.array(z.strictObject({ id: idSchema, order, subjects: z.array(subjectTypeSchema).min(1) })),
  /** What links to a route show beside them, filled by the bundle; see PREVIEW_ATTRIBUTE of the runtime. */
  linkPreviews: z.array(z.strictObject({ id: idSchema, order, path: routePathSchema })),
  /** Pages for search engines: fixed paths, or one page for each item of a list. */
  sitemapSources: z.array(sitemapSourceSchema),
  /**
   * Feeds of a collection's published entries at /feeds/<id>.rss, .atom and .json, and of each of its categories at
   * /feeds/<id>/<category>.rss and so on. The label says what is in it, the page is where it is browsed.
   */
  feeds: z.array(z.strictObject({ id: idSchema, ...pageLink, ...labelled, collection: idSchema })),
  /** Collections that the search looks through, by id; the label says what is in it, the page is where it is browsed. */
  searchProviders: z.array(z.strictObject({ id: idSchema, ...pageLink, ...labelled })),
  /** Pages made from downloads when there is no network: src/offline-pack.ts, run by the service worker. */
  offlinePacks: z.array(z.strictObject({ id: idSchema, order })).max(1),
  /** Fields of the reader's preferences that belong to the pillar. */
  preferences: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][A-Za-z]{0,39}$/, 'must be one word in camel case'),
      /** What the reader chose is the attribute data-<name> of the root element, from before the first paint on. */
      choices: z.array(z.string().regex(/^[a-z-]+$/)).min(2),
    }),
  ),
  /** State of the reader, stored under pillars/<pillar name>/<id>. */
  userState: z.array(z.strictObject({ id: idSchema, mode: z.enum(['session', 'local', 'user', 'user-only']) })),
});
export type Extensions = z.infer<typeof extensionsSchema>;

/** Slots that show extensions in order. A pillar's other declarations are data without a position. */
export const slotNames = [
  'menuEntries',
  'headerLinks',
  'homeLinks',
  'headerActions',
  'footerLinks',
  'historyLinks',
  'notFoundSuggestions',
  'supportLinks',
  'settingsFields',
  'homeCards',
  'modals',
  'panelOffers',
  'relatedContent',
  'linkPreviews',
  'sitemapSources',
  'feeds',
  'searchProviders',
  'offlinePacks',
] as const satisfies readonly (keyof Extensions)[];
export type SlotName = (typeof slotNames)[number];

/** '<pillar>/<id>' of an extension, or '<pillar>/<page id>' of one that links to a page. */
const extensionKeySchema = z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be <pillar>/<extension>');

/** How a composition arranges the slots of its site. */
export const slotsSchema = z.partialRecord(
  z.enum(slotNames),
  z.strictObject({
    /** These first, in this order; the others follow by their own order. */
    order: z.array(extensionKeySchema).optional(),
    /** These are hidden. */
    hidden: z.array(extensionKeySchema).optional(),
  }),
);
export type Slots = z.infer<typeof slotsSchema>;
