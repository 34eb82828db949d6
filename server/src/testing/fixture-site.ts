import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type {
  compositionSchema,
  Pin,
  PillarRelease,
  ShellPin,
  ShellRelease,
  Translation,
} from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import type { z } from 'zod';
import { CHAPTER_QUERY, pillarBundles, SHELL_BUNDLE } from './fixture-bundles';

const pinOf = (text: string): Promise<string> => integrityOf(Buffer.from(text));
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

const KJV: Translation = {
  slug: 'kjv',
  name: 'King James Version',
  shortName: 'KJV',
  language: 'en',
  direction: 'ltr',
  year: 1769,
  licence: 'Public domain.',
  contains: { testaments: 'whole', chapters: 1, verses: 1, omitted: 0, incomplete: 0, features: [] },
};
const WEB: Translation = { ...KJV, slug: 'web', name: 'World English Bible', shortName: 'WEB', year: 2020 };

/** Text of a file with one value per line. */
export const asLines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Chapter texts by OSIS id. */
export type ChapterTexts = Record<string, string>;

const chapterLine = ([osisId, content]: [string, string]): string =>
  JSON.stringify({
    osisId,
    content,
    styling: [{ kind: 'verse', min: 0, max: content.length, ref: `${osisId}.1` }],
  });

export interface PillarOptions {
  version?: string;
  server?: string;
  /** Replaces parts of pillar.json before it is pinned. */
  release?: Partial<PillarRelease>;
  manifest?: string;
  /** Further files of the release, by name. */
  files?: Record<string, string>;
  /** Base URL of the pillar in the composition, if it is not on this site. */
  base?: string;
}
export type { Pin };

/** What a composition says of pillars besides their stable releases, by name. Defaults may be left out. */
export type MoreOfPillars = Record<string, Partial<z.input<typeof compositionSchema>['pillars'][string]>>;

/** A built site in a temporary folder, written by hand: content, a shell, pillars, a composition. */
export class FixtureSite {
  readonly folder: string;
  /** Hash of the content release that was written last; empty before the first. */
  release = '';
  #revision = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<FixtureSite> {
    const folder = await mkdtemp(path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'site-'));
    await chmod(folder, 0o755);
    return new FixtureSite(folder);
  }

  get dist(): string {
    return path.join(this.folder, 'dist');
  }
  get dataDir(): string {
    return path.join(this.folder, 'data');
  }
  get compositionFile(): string {
    return path.join(this.dist, 'composition.json');
  }

  async write(file: string, text: string | Buffer): Promise<void> {
    const target = path.join(this.dist, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  /**
   * Writes a content release with these chapters in KJV, the first of them in WEB, and `more` files by name. Returns
   * its hash.
   */
  async writeContent(chapters: ChapterTexts, more: Record<string, string | Buffer> = {}): Promise<string> {
    const entries = Object.entries(chapters);
    const files: Record<string, string | Buffer> = {
      'translations.json': JSON.stringify([KJV, WEB]),
      'chapters-kjv.ndjson': `${entries.map(chapterLine).join('\n')}\n`,
      'chapters-web.ndjson': `${entries.slice(0, 1).map(chapterLine).join('\n')}\n`,
      ...more,
    };
    const digests = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha256(text)]));
    const hash = sha256(JSON.stringify(digests));
    for (const [name, text] of Object.entries(files)) await this.write(`content/${hash}/${name}`, text);
    const manifest = {
      schema: 2,
      hash,
      counts: { chapters: entries.length },
      files: digests,
      licences: [],
      skipped: [],
    };
    await this.write(`content/${hash}/manifest.json`, JSON.stringify(manifest));
    await this.write('content/current', `${hash}\n`);
    this.release = hash;
    return hash;
  }

  async writeShell(server = SHELL_BUNDLE, changes: Partial<ShellRelease> = {}): Promise<ShellPin> {
    const { version = '1.0.0' } = changes;
    const main = 'console.log("shell");'.repeat(100);
    const release: ShellRelease = {
      schema: 1,
      version,
      contract: '1.0.0',
      provides: { react: '19.3.1' },
      routes: [
        { id: 'home', path: '/' },
        { id: 'site-page', path: '/our-story' },
        { id: 'unknown', path: '/unknown/:slug' },
      ],
      scripts: ['main.js'],
      styles: [],
      chunks: {},
      fonts: [],
      server: 'server/shell.cjs',
      documents: {},
      ...changes,
      integrity: { 'main.js': await pinOf(main), 'server/shell.cjs': await pinOf(server), ...changes.integrity },
    };
    await this.write(`shell/${version}/main.js`, main);
    await writeFile(path.join(this.dist, `shell/${version}/main.js.br`), brotliCompressSync(main));
    await writeFile(path.join(this.dist, `shell/${version}/main.js.gz`), gzipSync(main));
    await this.write(`shell/${version}/server/shell.cjs`, server);
    const text = JSON.stringify(release);
    await this.write(`shell/${version}/shell.json`, text);
    // The first one is that of the build; a composition names the others.
    if (!existsSync(path.join(this.dist, 'shell/current'))) await this.write('shell/current', `${version}\n`);
    return { version, release: await pinOf(text) };
  }

  /** Writes the release of a pillar below pillars/. Returns its pin for a composition. */
  async writePillar(name: string, options: PillarOptions = {}): Promise<Pin> {
    const { version = '1.0.0', server = pillarBundles.good, base = `/pillars/${name}/${version}/` } = options;
    const manifest =
      options.manifest ??
      JSON.stringify({ id: name, name, metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] });
    const files: Record<string, string> = {
      'mf-manifest.json': manifest,
      'entry.js': 'globalThis.pillar = 1;',
      'server/pillar.cjs': server,
      ...options.files,
    };
    const pins = Object.entries(files).map(async ([file, text]) => [file, await pinOf(text)] as const);
    const integrity = Object.fromEntries(await Promise.all(pins));
    const release: PillarRelease = {
      schema: 1,
      name,
      version,
      contract: '^1.0.0',
      commit: 'abc',
      owner: `${name} team`,
      metadata: {
        title: `The ${name}`,
        accent: 'red',
        routes: [{ id: 'root', path: `/${name}`, query: [], files: [] }],
        pages: [],
        extensions: {},
        extensionFiles: {},
      },
      shared: { react: '^19.0.0' },
      manifest: 'mf-manifest.json',
      entry: 'entry.js',
      server: 'server/pillar.cjs',
      documents: { [sha256(CHAPTER_QUERY)]: CHAPTER_QUERY },
      integrity,
      ...options.release,
    };
    const text = JSON.stringify(release);
    for (const [file, content] of Object.entries(files))
      await this.write(`pillars/${name}/${version}/${file}`, content);
    await this.write(`pillars/${name}/${version}/pillar.json`, text);
    return { version, base, release: await pinOf(text) };
  }

  /** Writes a composition with these pins. Each call raises the revision. */
  async compose(
    pins: Record<string, Pin>,
    changes: { allowedOrigins?: string[]; timeoutMs?: number; more?: MoreOfPillars; shell?: ShellPin } = {},
  ): Promise<void> {
    const { allowedOrigins = [], timeoutMs = 400, more = {}, shell } = changes;
    this.#revision += 1;
    const pillars = Object.fromEntries(
      Object.entries(pins).map(([name, stable]) => [name, { timeoutMs, stable, ...more[name] }]),
    );
    await this.write(
      'composition.json',
      JSON.stringify({ schema: 1, environment: 'local', revision: this.#revision, shell, allowedOrigins, pillars }),
    );
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const GENESIS = { 'Gen.1': 'In the beginning God created the heaven and the earth.' };

/** A site with a shell and one chapter. It has no composition yet. */
export async function createBareSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS);
  await site.writeShell();
  return site;
}

/** A small complete site with one working pillar, "bible". */
export async function createWholeSite(): Promise<FixtureSite> {
  const site = await createBareSite();
  await site.compose({ bible: await site.writePillar('bible') });
  return site;
}
