// Forbids the names and paths of pillars outside of them, so that a team can add a pillar without a change elsewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

const repository = join(import.meta.dirname, '../../..');

const descriptors = readdirSync(repository)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => join(repository, folder, 'src/descriptor.json'))
  .filter((file) => existsSync(file))
  .map((file) => /** @type {{ name: string, routes: { path: string }[] }} */ (JSON.parse(readFileSync(file, 'utf8'))));
/** First segments of the pillars' paths, such as 'bible' and 'dictionary'. */
const sections = [
  ...new Set(descriptors.flatMap(({ routes }) => routes.map(({ path }) => path.split('/', 2)[1] ?? ''))),
].filter((section) => /^[a-z]/.test(section));
// 'search' is also a part of every URL and the name of an icon.
const names = new Set([...descriptors.map(({ name }) => name), ...sections].filter((name) => name !== 'search'));
const path = new RegExp(String.raw`^/(${sections.join('|')})(?![\w-])`);

/**
 * Reports each text that `isForbidden` refuses, in a string or a template.
 * @param {string} message
 * @param {(text: string) => boolean} isForbidden
 * @returns {RuleModule}
 */
const noTexts = (message, isForbidden) => ({
  meta: { type: 'problem', schema: [], messages: { text: message } },
  create(context) {
    /** @type {(node: import('eslint').Rule.Node, text: unknown) => void} */
    const check = (node, text) => {
      if (typeof text === 'string' && isForbidden(text)) context.report({ node, messageId: 'text', data: { text } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
});

export const noPillarWords = noTexts(
  "'{{text}}' names a pillar: what belongs to one pillar comes from its descriptor or its bundle.",
  (text) => names.has(text) || path.test(text),
);

export const noWrittenPaths = noTexts(
  "'{{text}}' is a path of a pillar: build it with the builders that are generated from its descriptor.",
  (text) => path.test(text),
);
