import { watchForHangs } from './watch-for-hangs.mjs';

/** Longer than any single test or hook may take. Milliseconds. */
const LIMIT_MS = 600_000;

const { happens, runs } = watchForHangs(LIMIT_MS);
runs(true);
beforeEach(happens);
afterEach(happens);
afterAll(() => runs(false));
