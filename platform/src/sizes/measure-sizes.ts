import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compositionSchema,
  pillarReleaseSchema,
  shellReleaseSchema,
  type PillarRelease,
  type ShellRelease,
} from '@manna/shared/contracts';
import { limits, type Bytes } from './limits';
import { sum, weigh } from './weigh';

/** Limits of routes that need more than others, by pillar and route id. */
const ownLimits: Readonly<Record<string, number>> = {
  'bible passage': limits.passageScripts,
  'search search': limits.searchScripts,
  'encyclopedia atlas': limits.atlasScripts,
};

/** One line of the table. */
export interface SizeLine {
  /** Its name for people. */
  part: string;
  size: Bytes;
  limit: Bytes;
}

interface Release<Kind> {
  release: Kind;
  folder: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const read = (folder: string, file: string): Buffer => readFileSync(path.join(folder, file));

function readShell(dist: string): Release<ShellRelease> {
  const version = readFileSync(path.join(dist, 'shell/current'), 'utf8').trim();
  const folder = path.join(dist, 'shell', version);
  return { release: shellReleaseSchema.parse(readJson(path.join(folder, 'shell.json'))), folder };
}

function readPillars(dist: string): Release<PillarRelease>[] {
  const { pillars } = compositionSchema.parse(readJson(path.join(dist, 'composition.json')));
  return Object.entries(pillars).map(([name, { stable }]) => {
    const folder = path.join(dist, 'pillars', name, stable.version);
    return { release: pillarReleaseSchema.parse(readJson(path.join(folder, 'pillar.json'))), folder };
  });
}

/**
 * Weighs what a built site sends before a page can be used: the first chapter, the shell, and each route of each pillar.
 * @param dist the folder that `npm run build` fills
 * @throws if dist does not contain a complete build
 */
export function measureSizes(dist: string): SizeLine[] {
  const shell = readShell(dist);
  const shellScripts = weigh(shell.folder, shell.release.scripts, '.js');
  const shellStyles = weigh(shell.folder, shell.release.styles, '.css');
  const routes = readPillars(dist).flatMap(({ release, folder }) =>
    release.metadata.routes.map(({ id, path: pattern, files }) => ({
      pillar: release.name,
      id,
      pattern,
      scripts: weigh(folder, [release.entry, ...files], '.js'),
      styles: shellStyles + weigh(folder, files, '.css'),
    })),
  );
  const chapter = routes.find(({ pillar, id }) => pillar === 'bible' && id === 'chapter');
  if (!chapter) throw new Error("The build has no route 'chapter' of the pillar bible to weigh.");
  return [
    {
      part: 'scripts before the first chapter',
      size: shellScripts + chapter.scripts,
      limit: limits.firstChapterScripts,
    },
    { part: 'scripts of the shell', size: shellScripts, limit: limits.shellScripts },
    {
      part: 'fonts of the first view',
      size: sum(shell.release.fonts.map((font) => read(shell.folder, font).length)),
      limit: limits.fonts,
    },
    ...routes.flatMap(({ pillar, id, pattern, scripts, styles }) => [
      {
        part: `scripts of ${pattern}`,
        size: scripts,
        limit: ownLimits[`${pillar} ${id}`] ?? limits.pillarRouteScripts,
      },
      { part: `styles of ${pattern}`, size: styles, limit: limits.routeStyles },
    ]),
  ];
}

const kilobytes = (bytes: Bytes): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The lines as text, a row for each part: what it is, its size, its limit. */
export function sizeTable(lines: readonly SizeLine[]): string {
  const width = Math.max(...lines.map(({ part }) => part.length));
  return lines
    .map(({ part, size, limit }) => `${part.padEnd(width)}  ${kilobytes(size).padStart(9)} of ${kilobytes(limit)}`)
    .join('\n');
}

/** A sentence for each part that is over its limit. */
export const tooLarge = (lines: readonly SizeLine[]): string[] =>
  lines
    .filter(({ size, limit }) => size > limit)
    .map(({ part, size, limit }) => `The ${part} are ${size} bytes, ${size - limit} over the limit of ${limit}.`);
