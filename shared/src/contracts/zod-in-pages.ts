import { z } from 'zod';

// Where pages run no code made of text, zod's attempt would be blocked, and reported as a violation of the page's policy.
z.config({ jitless: 'trustedTypes' in globalThis });
