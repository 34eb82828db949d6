import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { dist } from '../paths';

/** What the fuzz suite knows of the built site, so that its requests reach deep. */
export interface SiteModel {
  /** Patterns such as `/bible/:book/:chapterNum`. */
  routes: readonly string[];
  /** Query parameters of pages: those of the shell and those that pillars declare. */
  parameters: readonly string[];
  /** Names that `mdl` may have: modals of the shell and of pillars. */
  modals: readonly string[];
  /** Paths that exist. */
  paths: readonly string[];
  /** Their segments: slugs of books, entries and translations, and numbers. */
  segments: readonly string[];
  /** The queries of the site's releases, text by SHA-256. */
  documents: ReadonlyMap<string, string>;
  schema: GraphQLSchema;
}

const shellParameters = ['layout', 'panels', 'mdl', 'mdl-path'];
const shellModals = ['history', 'preferences', 'donate', 'share', 'join', 'contribute'];
/** Paths besides pages. */
export const otherPaths = [
  '/api/session',
  '/api/user-data',
  '/api/account/sessions',
  '/api/account/sessions/end',
  '/api/account/deletion',
  '/api/auth/logout',
  '/oauth2/login',
  '/oauth2/callback',
  '/oauth2/logout',
  '/oauth2/backchannel-logout',
  '/oauth2/frontchannel-logout',
  '/api/composition',
  '/api/revision',
  '/overrides?pillar=bible&base=http://localhost:1/bible/',
  '/overrides/end',
  '/api/shell',
  '/api/cohorts/staff',
  '/api/reports',
  '/api/vitals',
  '/api/pillar-keys',
  '/api/pillars/bible/plots',
  '/api/analytics',
  '/data/graphql',
  '/data/search/people.listing',
  '/data/files/00000000/a.webp',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/status',
  '/status.json',
  '/favicon.ico',
  '/shell/current',
  '/pillars/bible',
];
const MAX_PATHS = 4_000;

const releaseSchema = z.object({
  routes: z.array(z.object({ path: z.string() })).optional(),
  metadata: z
    .object({
      routes: z.array(z.object({ path: z.string(), query: z.array(z.string()) })),
      extensions: z.object({ modals: z.array(z.object({ id: z.string() })).optional() }).optional(),
    })
    .optional(),
  documents: z.record(z.string(), z.string()),
});

const readRelease = (file: string) => releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The releases that the build made of the shell and of all pillars. */
function readReleases() {
  const shells = path.join(dist, 'shell');
  const shell = readRelease(path.join(shells, readFileSync(path.join(shells, 'current'), 'utf8').trim(), 'shell.json'));
  const pillars = path.join(dist, 'pillars');
  const files = readdirSync(pillars).flatMap((name) =>
    readdirSync(path.join(pillars, name)).map((version) => path.join(pillars, name, version, 'pillar.json')),
  );
  return [shell, ...files.map(readRelease)];
}

function readSchema(): GraphQLSchema {
  const folder = path.join(dist, 'server/schema');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return buildSchema(texts.join('\n'));
}

const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** Paths of the sitemap, evenly chosen. */
async function readPaths(site: string): Promise<string[]> {
  const read = async (url: string) => (await fetch(url)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found));
  const parts = locations(await read(`${site}/sitemap.xml`));
  const texts = await Promise.all(parts.map(({ pathname }) => read(site + pathname)));
  const all = unique(texts.flatMap(locations).map(({ pathname }) => pathname));
  const step = Math.max(1, Math.floor(all.length / MAX_PATHS));
  return all.filter((_, index) => index % step === 0);
}

/** Reads the built releases, and the sitemap of a running gateway. */
export async function readSite(site: string): Promise<SiteModel> {
  const releases = readReleases();
  const ofPillars = releases.flatMap(({ metadata }) => metadata?.routes ?? []);
  const paths = await readPaths(site);
  if (paths.length === 0) throw new Error(`${site}/sitemap.xml lists no pages`);
  return {
    routes: unique([...releases.flatMap(({ routes = [] }) => routes), ...ofPillars].map((route) => route.path)),
    parameters: unique([...shellParameters, ...ofPillars.flatMap(({ query }) => query)]),
    modals: [
      ...shellModals,
      ...unique(releases.flatMap(({ metadata }) => (metadata?.extensions?.modals ?? []).map(({ id }) => id))),
    ],
    paths,
    segments: unique(paths.flatMap((one) => one.split('/'))).filter((one) => one !== ''),
    documents: new Map(releases.flatMap(({ documents }) => Object.entries(documents))),
    schema: readSchema(),
  };
}
