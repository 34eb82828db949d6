import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildHouse, pillarFolders, repository } from './house';
import { plantedViolations } from './planted-violations';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const houses: string[] = [];
const house = (extra?: Record<string, string>): string => {
  const root = buildHouse(extra);
  houses.push(root);
  return root;
};
afterAll(() => houses.forEach((root) => rmSync(root, { recursive: true })));

interface Ended {
  exitCode: number;
  output: string;
}

const run = (root: string, file: string, args: string[]): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, [file, ...args], { cwd: root, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      done({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

async function cruise(root: string): Promise<Violation[]> {
  const tool = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { output } = await run(root, tool, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.']);
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

const compile = (root: string, folder: string): Promise<Ended> =>
  run(root, path.join(repository, 'node_modules/@typescript/native/bin/tsc'), ['-b', folder, '--pretty', 'false']);

describe('the import rules', () => {
  const rules = (
    createRequire(__filename)(path.join(repository, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string; severity: string; comment: string }[];
    }
  ).forbidden;
  let found: Violation[] = [];

  beforeAll(async () => {
    const planted = plantedViolations.map(({ file, code, beside }) => ({ [file]: code, ...beside }));
    found = await cruise(house(Object.assign({}, ...planted) as Record<string, string>));
  });

  it('leave a house in good order alone', async () => {
    expect(await cruise(house())).toEqual([]);
  });

  it.each(plantedViolations.map(({ rule, file, code }) => [rule, file, code]))('%s stops %s: %s', (rule, file) => {
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  it('are each proven by a planted violation, are errors, and give their reason', () => {
    expect(rules.map(({ name }) => name).sort()).toEqual(
      [...new Set(plantedViolations.map(({ rule }) => rule))].sort(),
    );
    expect(rules.filter(({ severity, comment }) => severity !== 'error' || comment.length < 40)).toEqual([]);
  });
});

describe("the compiler's wall around each folder", () => {
  it('lets a pillar compile that imports only what it may', async () => {
    expect(await compile(house(), 'mfe-bible')).toEqual({ exitCode: 0, output: '' });
  });

  it("stops a pillar that reaches into another pillar's folder", async () => {
    const root = house({ 'mfe-bible/src/borrows.ts': "import '../../mfe-search/src/pillar';" });
    const { exitCode, output } = await compile(root, 'mfe-bible');
    expect(exitCode).not.toBe(0);
    expect(output).toMatch(
      /mfe-search\/src\/pillar\.ts' is not (under 'rootDir'|listed within the file list of project)/,
    );
  });
});

describe('the facade of runtime', () => {
  // Only the rule about imports: the others would read the types of the whole repository.
  const lintImports = `
    import { Linter } from 'eslint';
    import config from './eslint.config.mjs';
    const rules = config.filter(({ rules }) => rules?.['no-restricted-imports']);
    const [filename, code] = process.argv.slice(1);
    for (const { line, message } of new Linter().verify(code, rules, { filename })) console.log(line + ' ' + message);`;
  const lint = (file: string, code: string): Promise<Ended> =>
    run(repository, '--input-type=module', ['--eval', lintImports, '--', file, code]);

  it('is the only way for a pillar to router, store and Apollo', async () => {
    const direct = ['react-router', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/toolkit', '@apollo/client'];
    const { output } = await lint('mfe-atlas/src/pillar.tsx', direct.map((name) => `import '${name}';`).join('\n'));
    const messages = output.trim().split('\n');
    expect(messages).toHaveLength(direct.length);
    expect(messages.every((message) => message.includes("Take it from '@manna/shared/runtime'"))).toBe(true);
  });

  it.each([
    ['a pillar', 'mfe-atlas/src/pillar.tsx', "import '@manna/shared/runtime';"],
    ['the shell', 'shell/src/main.ts', "import 'react-router-dom';"],
  ])('leaves %s alone that imports what it may', async (_, file, code) => {
    expect((await lint(file, code)).output).not.toContain('Take it from');
  });
});

describe('the wall of package exports', () => {
  it.each(pillarFolders())('%s exports nothing', (folder) => {
    const { exports } = JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')) as {
      exports: unknown;
    };
    expect(exports).toEqual({});
  });

  it('keeps Node.js from loading a file of a pillar by the name of its package', async () => {
    const root = house({ 'mfe-bible/src/breaks-in.mjs': "import '@manna/mfe-search/src/pillar.ts';" });
    const { exitCode, output } = await run(root, 'mfe-bible/src/breaks-in.mjs', []);
    expect(exitCode).not.toBe(0);
    expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it('keeps the compiler from finding it', async () => {
    const root = house({ 'mfe-bible/src/breaks-in.ts': "import '@manna/mfe-search/src/pillar';" });
    const { output } = await compile(root, 'mfe-bible');
    expect(output).toContain('mfe-bible/src/breaks-in.ts(1,8): error TS2882');
  });
});
