import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildHouse, repository, run } from '../walls/house';
import { plantedLint } from './planted-lint';

interface Finding {
  message: string;
  code: string;
  filename: string;
}

/** Lints a small house with this repository's own configuration and rules. */
async function lint(files: Readonly<Record<string, string>>): Promise<{ exitCode: number; findings: Finding[] }> {
  const root = buildHouse(files);
  try {
    for (const file of ['.oxlintrc.jsonc', 'platform/src/lint']) {
      cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
    }
    for (const name of ['eslint-plugin-jsx-a11y', 'oxlint-tsgolint']) {
      symlinkSync(path.join(repository, 'node_modules', name), path.join(root, 'node_modules', name), 'junction');
    }
    // The rules' own files need types that the house does not have.
    const { exitCode, output } = await run(root, path.join(repository, 'node_modules/oxlint/bin/oxlint'), [
      '--format=json',
      '--ignore-pattern=platform/src/lint',
    ]);
    return { exitCode, findings: (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics };
  } finally {
    rmSync(root, { recursive: true });
  }
}

const facades = ['react-router', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/toolkit', '@apollo/client'];
const aroundTheFacade = 'mfe-atlas/src/planted/around-the-facade.ts';
const inTheShell = 'shell/src/planted/router.ts';
const neighbours = 'shell/src/planted/neighbours.ts';
const directives = 'shell/src/planted/directives.ts';

describe('lint', () => {
  let exitCode = 0;
  let findings: Finding[] = [];
  const found = (file: string): string[] =>
    findings.filter(({ filename }) => filename === file).map(({ code }) => code);

  beforeAll(async () => {
    ({ exitCode, findings } = await lint({
      ...Object.fromEntries(plantedLint.map(({ file, code }) => [file, code])),
      [aroundTheFacade]: facades.map((name) => `import '${name}';`).join('\n'),
      [inTheShell]: "import 'react-router-dom';",
      [neighbours]: "export const a = ['/gazetteers', '/gazetteer-of-old', 'an atlas', '/', ''];",
      [directives]: '// oxlint-disable-next-line no-var\nexport const a = 1;',
    }));
  });

  it('fails when it finds something', () => {
    expect(exitCode).toBe(1);
  });

  it.each(plantedLint.map(({ rule, file, code }) => [rule, file, code]))('%s stops %s: %s', (rule, file) => {
    expect(found(file)).toContain(rule);
  });

  it('reports each import by which a pillar goes around the facade of runtime, and gives the reason', () => {
    expect(found(aroundTheFacade)).toEqual(facades.map(() => 'eslint(no-restricted-imports)'));
    const reasons = findings.filter(({ filename }) => filename === aroundTheFacade);
    expect(JSON.stringify(reasons).split("Take it from '@manna/shared/runtime'")).toHaveLength(facades.length + 1);
  });

  it('lets the shell import the router', () => {
    expect(found(inTheShell)).toEqual([]);
  });

  it('lets the shell say what only resembles the name or a path of a pillar', () => {
    expect(found(neighbours)).toEqual([]);
  });

  it('reports a directive that disables nothing', () => {
    expect(findings.filter(({ filename }) => filename === directives)).toHaveLength(1);
  });

  it('leaves a house in good order alone', () => {
    const planted = [...plantedLint.map(({ file }) => file), aroundTheFacade, directives];
    expect(findings.filter(({ filename }) => !planted.includes(filename))).toEqual([]);
  });

  it('has a planted violation for each rule that the configuration names', () => {
    const named = readFileSync(path.join(repository, '.oxlintrc.jsonc'), 'utf8').matchAll(
      /^\s+"((?:[a-z\d]+\/)?[a-z\d-]+)": (?:"error"|\[\s*"error")/gm,
    );
    const proven = plantedLint.map(({ rule }) => rule.replace(/^.*\(|\)$/g, ''));
    const unproven = [...named].map(([, rule = '']) => path.basename(rule)).filter((rule) => !proven.includes(rule));
    expect(unproven).toEqual([]);
  });
});
