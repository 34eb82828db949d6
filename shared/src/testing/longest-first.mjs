import Sequencer from '@jest/test-sequencer';

/**
 * The test files that take longest, first the one that takes minutes. Until jest has measured the files it starts with the
 * largest, and these are small: the longest would start among the last, and run alone when all others have ended.
 */
const LONGEST = [
  'content/src/rebuild.thorough.test.ts',
  'server/src/server.test.ts',
  'server/src/content-command.test.ts',
  'content/src/studio/pictures/site-pictures.test.ts',
  'mfe-articles-resources/src/pillar.test.ts',
  'platform/src/commands/test.test.ts',
];

/** @param {{ path: string }} test */
const rank = ({ path }) => {
  const index = LONGEST.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return index < 0 ? LONGEST.length : index;
};

/** Puts the longest test files before the others, which stay in jest's order. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<typeof Sequencer.prototype.sort>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
