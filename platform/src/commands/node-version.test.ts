import { nodeVersionProblem } from './node-version.mjs';

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1', '100.0.0'])('Node.js %s is new enough', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  it.each(['8.17.0', '18.20.8', '20.9.0', '20.18.9'])(
    'Node.js %s is too old, and the message has the version and the oldest possible one',
    (version) => {
      expect(nodeVersionProblem(version)).toBe(
        `Node.js 20.19.0 or newer is needed and this is ${version}: install a newer one.`,
      );
    },
  );
});
