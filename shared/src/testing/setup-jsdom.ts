import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import { configure } from '@testing-library/react';
import './native-popups';
import { clearIdleCallbacks, idleCallbacks } from './run-idle';

// The router reads these when it is imported; jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom also lacks what a router passes to its loaders. These are all from Node, because they must match each other.
Object.assign(
  globalThis,
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })') as Record<string, unknown>,
);

// jsdom measures nothing.
Object.assign(Performance.prototype, { getEntriesByType: () => [] });
// It has no layout, so no style sheet hides anything.
Object.assign(Element.prototype, { checkVisibility: () => true });
// Nobody is signed in, unless a test says so.
Object.assign(globalThis, idleCallbacks, { fetch: () => Promise.resolve(new Response('{"user":null}')) });
afterEach(clearIdleCallbacks);

// A long timeout, because expected elements may appear late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
