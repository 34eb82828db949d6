import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import { configure } from '@testing-library/react';
import './native-popups';
import { clearIdleCallbacks, idleCallbacks } from './run-idle';

// The router reads these when it is imported; jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Nor has jsdom what a router hands its loaders: these are Node's own, which belong together.
Object.assign(
  globalThis,
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })') as Record<string, unknown>,
);

// Nothing is laid out, so nothing is hidden by a style sheet.
Object.assign(Element.prototype, { checkVisibility: () => true });
// Nobody is signed in, unless a test says so.
Object.assign(globalThis, idleCallbacks, { fetch: () => Promise.resolve(new Response('{"user":null}')) });
afterEach(clearIdleCallbacks);

// How long something takes that is sure to come says nothing: machines are busy.
configure({ asyncUtilTimeout: 3_000 });
