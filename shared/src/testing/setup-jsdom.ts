import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import './native-popups';

// The router reads these when it is imported; jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Nor has jsdom what a router hands its loaders: these are Node's own, which belong together.
Object.assign(
  globalThis,
  runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })') as Record<string, unknown>,
);
