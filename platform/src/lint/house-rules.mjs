// The lint rules of this project, as a plugin that .oxlintrc.jsonc loads.
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { noPillarWords, noWrittenPaths } from './pillar-words.mjs';
import { plainEnglish } from './plain-english.mjs';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/** @type {RuleModule} */
const kebabCaseFiles = {
  meta: { type: 'layout', schema: [], messages: { name: "'{{name}}' must be lower-case words joined by hyphens." } },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name)) return;
      context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};

/** @type {RuleModule} */
const namedExports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { default: 'Export it by name.', all: 'Name what you export.' },
  },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'default' }),
    'ExportSpecifier[exported.name="default"]': (/** @type {import('eslint').Rule.Node} */ node) =>
      context.report({ node, messageId: 'default' }),
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'all' }),
  }),
};

const repository = join(import.meta.dirname, '../../..');
const debtFile = new URL('prose-debt.json', import.meta.url);
const debt = new Set(/** @type {string[]} */ (JSON.parse(readFileSync(debtFile, 'utf8'))));

export default {
  meta: { name: 'house' },
  rules: {
    'kebab-case-files': kebabCaseFiles,
    'named-exports': namedExports,
    'no-pillar-words': noPillarWords,
    'no-written-paths': noWrittenPaths,
    'plain-english': plainEnglish((file) => debt.has(relative(repository, file).split(sep).join('/'))),
  },
};
