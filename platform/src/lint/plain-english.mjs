/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/**
 * What this rule reads of a node of the syntax tree, also of those that only TypeScript has.
 * @typedef {object} Syntax
 * @property {string} type
 * @property {Syntax | null} [parent]
 * @property {unknown} [id]
 * @property {unknown[]} [params]
 * @property {unknown} [key]
 * @property {boolean} [computed]
 * @property {Syntax | null | undefined} [init]
 * @property {Syntax | null | undefined} [returnType]
 * @property {unknown[]} [arguments]
 * @property {Syntax} [callee]
 * @property {Syntax} [object]
 * @property {Syntax} [tag]
 * @property {unknown} [name]
 * @property {unknown} [value]
 * @property {[number, number] | undefined} [range]
 */

/** What a reader stumbles over, and what to write instead. A space also matches a line break within a comment. */
const patterns = [
  { pattern: String.raw`\b[Aa]new\b`, instead: "'again', or the technical word: remount, reload, restart" },
  { pattern: String.raw`(?<!\bthere )\b(?:is|are) none\b`, instead: 'is missing, invalid, empty, disabled or unknown' },
  { pattern: String.raw`\b[Ww]hat it answers\b`, instead: 'the result, the return value or the response' },
  { pattern: String.raw`\b[Ww]hich there is not\b`, instead: 'unknown or missing' },
  { pattern: String.raw`\b[Tt]old of\b`, instead: 'notified, reported or described' },
  {
    // At the start of a sentence: after nothing, after the end of another, after a tag such as @param.
    pattern: String.raw`(?<=^[\s*]*|[.!?:]["')]?[\s*/]+|@\w+ (?:\{[^}]*\} )?(?:\w+ )?)Of (?!course\b)(?=[a-z\d])\S+`,
    instead: "a sentence with its subject, such as 'The page's …'",
  },
].map(({ pattern, instead }) => ({
  pattern: new RegExp(pattern.replaceAll(' ', String.raw`(?:\s|\*|//)+`), 'g'),
  instead,
}));

/**
 * Says what is hard to read in a text.
 * @param {string} text
 */
const hardToRead = (text) =>
  patterns.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      index,
      found: found.replace(/[\s*/]+/g, ' '),
      instead,
    })),
  );

const count = (/** @type {string} */ text, /** @type {RegExp} */ word) => [...text.matchAll(word)].length;

/** 'where' is for places: as many as these, for other things, are a habit. */
const FEWEST_WHERES = 4;
/**
 * Says whether 'where' is used for conditions and reasons.
 * @param {string} text all comments of a file
 */
function overusesWhere(text) {
  const wheres = count(text, /\bwhere\b/gi);
  return wheres >= FEWEST_WHERES && wheres > 2 * count(text, /\b(?:if|when|because)\b/gi);
}

/** Words whose s is no plural and no possessive; a preposition before the plural makes it right too: isInVerses. */
const honestName =
  /(?:[aiu]s|ss|[Ss]eries|[Nn]ews|[Ll]ens)$|^is(?:In|On|At|Of|For|From|With|Without|Between|To|By)[A-Z]/;
const possessiveName = /^is[A-Z]\w+s$/;

/**
 * Says whether an identifier declares a name, and does not only use it.
 * @param {Syntax} node
 */
function isDeclared(node) {
  const { parent } = node;
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'TSDeclareFunction':
      return parent.id === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.id === node || parent.params?.includes(node) === true;
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.key === node && !parent.computed;
    default:
      return false;
  }
}

/** The return type of a function's node, or of the one that a variable is given. */
const returnTypeOf = (/** @type {Syntax | null | undefined} */ declaration) =>
  (declaration?.type === 'VariableDeclarator' ? declaration.init : declaration)?.returnType;

/**
 * Says whether a string is the title of a test: the first argument of it(), test.skip(), it.each(…)() and the like.
 * @param {Syntax} node
 */
function isTestTitle(node) {
  const call = node.parent;
  if (call?.type !== 'CallExpression' || call.arguments?.[0] !== node) return false;
  let { callee } = call;
  while (callee && callee.type !== 'Identifier') callee = callee.object ?? callee.callee ?? callee.tag;
  return callee?.name === 'it' || callee?.name === 'test' || callee?.name === 'describe';
}

/** The English texts of the interface are in files that end so. */
const CATALOGUE = '-text.ts';

/**
 * The rule that keeps comments, test titles, interface texts and names readable.
 * @type {RuleModule}
 */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      phrase: "'{{found}}' is hard to read. Write {{instead}}.",
      where: "The comments say 'where' for conditions and reasons. Write 'if', 'when' or 'because'.",
      name: "'{{found}}' is a possessive with a swallowed noun. Name it is + adjective or noun, such as isOfflineError.",
    },
  },
  create(context) {
    const { sourceCode } = context;

    /**
     * @param {string} text
     * @param {number} offset of the text in the file
     */
    const check = (text, offset) => {
      for (const { index, found, instead } of hardToRead(text)) {
        const loc = sourceCode.getLocFromIndex(offset + index);
        context.report({ loc: { start: loc, end: loc }, messageId: 'phrase', data: { found, instead } });
      }
    };

    const checkString = (/** @type {Syntax} */ node) => {
      if (!node.range || (!context.filename.endsWith(CATALOGUE) && !isTestTitle(node))) return;
      const [start, end] = node.range;
      check(sourceCode.text.slice(start + 1, end), start + 1);
    };

    return {
      Literal(/** @type {Syntax} */ node) {
        if (typeof node.value === 'string') checkString(node);
      },
      TemplateLiteral: checkString,
      Identifier(/** @type {Syntax} */ node) {
        const name = String(node.name);
        if (!possessiveName.test(name) || honestName.test(name) || !isDeclared(node) || !node.range) return;
        // A type guard has the name of its type: isWords(mark): mark is Words.
        const returned = returnTypeOf(node.parent)?.range;
        if (returned && sourceCode.text.slice(...returned).endsWith(` is ${name.slice('is'.length)}`)) return;
        const loc = sourceCode.getLocFromIndex(node.range[0]);
        context.report({ loc: { start: loc, end: loc }, messageId: 'name', data: { found: name } });
      },
      'Program:exit'() {
        const comments = sourceCode.getAllComments();
        for (const comment of comments) check(comment.value, (comment.range?.[0] ?? 0) + 2);
        if (overusesWhere(comments.map(({ value }) => value).join('\n'))) {
          const first = comments.find(({ value }) => /\bwhere\b/i.test(value));
          context.report({ loc: first?.loc ?? { line: 1, column: 0 }, messageId: 'where' });
        }
      },
    };
  },
};
