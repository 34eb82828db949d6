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
const facadeBypass = 'mfe-atlas/src/planted/around-the-facade.ts';
const inTheShell = 'shell/src/planted/router.ts';
const lookalikes = 'shell/src/planted/lookalikes.ts';
const directives = 'shell/src/planted/directives.ts';

describe('lint', () => {
  let exitCode = 0;
  let findings: Finding[] = [];
  const found = (file: string): string[] =>
    findings.filter(({ filename }) => filename === file).map(({ code }) => code);

  beforeAll(async () => {
    ({ exitCode, findings } = await lint({
      ...Object.fromEntries(plantedLint.map(({ file, code }) => [file, code])),
      [facadeBypass]: facades.map((name) => `import '${name}';`).join('\n'),
      [inTheShell]: "import 'react-router-dom';",
      [lookalikes]: "export const a = ['/gazetteers', '/gazetteer-of-old', 'an atlas', '/', ''];",
      [directives]: '// oxlint-disable-next-line no-var\nexport const a = 1;',
    }));
  });

  it('lint exits with an error when it finds something', () => {
    expect(exitCode).toBe(1);
  });

  it.each(plantedLint.map(({ rule, file, code }) => [rule, file, code]))('the rule %s reports %s: %s', (rule, file) => {
    expect(found(file)).toContain(rule);
  });

  it('lint reports each import by which a pillar bypasses the facade of runtime, with the reason', () => {
    expect(found(facadeBypass)).toEqual(facades.map(() => 'eslint(no-restricted-imports)'));
    const reasons = findings.filter(({ filename }) => filename === facadeBypass);
    expect(JSON.stringify(reasons).split("Take it from '@manna/shared/runtime'")).toHaveLength(facades.length + 1);
  });

  it('lint lets the shell import the router', () => {
    expect(found(inTheShell)).toEqual([]);
  });

  it('lint lets the shell use texts that only resemble the name or a path of a pillar', () => {
    expect(found(lookalikes)).toEqual([]);
  });

  it('lint reports a directive that disables nothing', () => {
    expect(findings.filter(({ filename }) => filename === directives)).toHaveLength(1);
  });

  it('lint reports nothing in files without a violation', () => {
    const planted = [...plantedLint.map(({ file }) => file), facadeBypass, directives];
    expect(findings.filter(({ filename }) => !planted.includes(filename))).toEqual([]);
  });

  it('each rule that the configuration names has a planted violation', () => {
    const named = readFileSync(path.join(repository, '.oxlintrc.jsonc'), 'utf8').matchAll(
      /^\s+"((?:[a-z\d]+\/)?[a-z\d-]+)": (?:"error"|\[\s*"error")/gm,
    );
    const proven = plantedLint.map(({ rule }) => rule.replace(/^.*\(|\)$/g, ''));
    const unproven = [...named].map(([, rule = '']) => path.basename(rule)).filter((rule) => !proven.includes(rule));
    expect(unproven).toEqual([]);
  });
});
