import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildHouse, pillarFolders, repository, run, type Ended } from './house';
import { plantedViolations } from './planted-violations';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const houses: string[] = [];
const house = (extra: Record<string, string>): string => {
  const root = buildHouse(extra);
  houses.push(root);
  return root;
};
afterAll(() => houses.forEach((root) => rmSync(root, { recursive: true })));

async function cruise(root: string): Promise<Violation[]> {
  const tool = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { output } = await run(root, tool, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.']);
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

const compile = (root: string, ...folders: string[]): Promise<Ended> =>
  run(root, path.join(repository, 'node_modules/@typescript/native/bin/tsc'), ['-b', ...folders, '--pretty', 'false']);

interface Paths {
  path?: string | string[];
  pathNot?: string | string[];
}

const { forbidden: importRules } = createRequire(__filename)(path.join(repository, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string; severity: string; comment: string; from: Paths; to: Paths }[];
};

const listOf = (patterns: string | string[] = []): string[] => [patterns].flat();

/** Expands '^(shell|server)/' to '^shell/' and '^server/', and a reference to a group to a pattern of any name. */
function alternatives(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (!group) return [pattern.replaceAll(/\$\d/g, '[^/]+')];
  const [whole, inside = ''] = group;
  return inside.split('|').flatMap((one) => alternatives(pattern.replace(whole, () => one)));
}

describe('the import rules', () => {
  const planted: Record<string, string> = Object.assign(
    {},
    ...plantedViolations.map(({ file, code, otherFiles }) => ({ [file]: code, ...otherFiles })),
  );
  let found: Violation[] = [];

  beforeAll(async () => {
    found = await cruise(house(planted));
  });

  it('the import rules report no file that imports only what it may', () => {
    expect(found.filter(({ from }) => !(from in planted))).toEqual([]);
  });

  it.each(plantedViolations.map(({ rule, file, code }) => [rule, file, code]))(
    'the import rule %s reports %s: %s',
    (rule, file) => {
      expect(found.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
    },
  );

  it('each import rule has a planted violation, is an error and gives its reason', () => {
    expect(importRules.map(({ name }) => name).sort()).toEqual(
      [...new Set(plantedViolations.map(({ rule }) => rule))].sort(),
    );
    expect(importRules.filter(({ severity, comment }) => severity !== 'error' || comment.length < 40)).toEqual([]);
  });
});

describe('the patterns of the import rules', () => {
  const files = readdirSync(repository)
    .filter((folder) => existsSync(path.join(repository, folder, 'package.json')))
    .flatMap((folder) =>
      readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /[.]([cm]?[tj]sx?|css)$/.test(file))
        .map((file) => path.posix.join(folder, file)),
    );

  it.each(importRules.map((rule) => [rule.name, rule] as const))(
    'the patterns of %s match existing files',
    (_name, { from, to }) => {
      const isIn = (patterns: string[], file: string) => patterns.some((pattern) => new RegExp(pattern).test(file));
      const covered = files.filter((file) => isIn(listOf(from.path ?? ''), file) && !isIn(listOf(from.pathNot), file));
      expect(covered).not.toEqual([]);
      const folders = [from.path, from.pathNot, to.path, to.pathNot]
        .flatMap(listOf)
        .filter((one) => one.startsWith('^'));
      const unmatched = folders.flatMap(alternatives).filter((pattern) => !files.some((file) => isIn([pattern], file)));
      expect(unmatched).toEqual([]);
    },
  );
});

describe('the wall of the compiler', () => {
  let root = '';
  let compiled: Ended = { exitCode: 0, output: '' };

  beforeAll(async () => {
    root = house({
      'mfe-bible/src/borrows.ts': "import '../../mfe-search/src/pillar';",
      'mfe-bible/src/breaks-in.ts': "import '@manna/mfe-search/src/pillar';",
    });
    compiled = await compile(root, 'mfe-search', 'mfe-bible');
  });

  it('a pillar that imports only what it may compiles', () => {
    expect(compiled.output).not.toMatch(/^mfe-search/m);
    expect(existsSync(path.join(root, '.cache/types/mfe-search/src/pillar.d.ts'))).toBe(true);
  });

  it("a pillar that imports from another pillar's folder does not compile", () => {
    expect(compiled.exitCode).not.toBe(0);
    expect(compiled.output).toMatch(
      /mfe-search\/src\/pillar\.ts' is not (under 'rootDir'|listed within the file list of project)/,
    );
  });

  it('a pillar that imports another by its package name does not compile', () => {
    expect(compiled.output).toContain('mfe-bible/src/breaks-in.ts(1,8): error TS2882');
  });
});

describe('the wall of package exports', () => {
  it.each(pillarFolders())('the package of %s exports nothing', (folder) => {
    const { exports } = JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')) as {
      exports: unknown;
    };
    expect(exports).toEqual({});
  });

  it('Node.js does not load a file of a pillar by its package name', async () => {
    const root = house({ 'mfe-bible/src/breaks-in.mjs': "import '@manna/mfe-search/src/pillar.ts';" });
    const { exitCode, output } = await run(root, 'mfe-bible/src/breaks-in.mjs', []);
    expect(exitCode).not.toBe(0);
    expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});
