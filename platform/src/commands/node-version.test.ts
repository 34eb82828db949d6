import { nodeVersionProblem } from './node-version.mjs';

describe('an operator with a Node.js that is', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1', '100.0.0'])('new enough (%s) hears nothing', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  it.each(['8.17.0', '18.20.8', '20.9.0', '20.18.9'])(
    'too old (%s) hears which is needed and which is there',
    (version) => {
      expect(nodeVersionProblem(version)).toBe(
        `Node.js 20.19.0 or newer is needed and this is ${version}: install a newer one.`,
      );
    },
  );
});
