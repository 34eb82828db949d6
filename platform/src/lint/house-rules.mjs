// The lint rules of this project, as a plugin that .oxlintrc.jsonc loads.
import { basename } from 'node:path';
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

export default {
  meta: { name: 'house' },
  rules: {
    'kebab-case-files': kebabCaseFiles,
    'named-exports': namedExports,
    'no-pillar-words': noPillarWords,
    'no-written-paths': noWrittenPaths,
    'plain-english': plainEnglish,
  },
};
