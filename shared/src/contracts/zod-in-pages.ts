import { z } from 'zod';

// If the page forbids code made from text, zod's attempt to compile schemas would be reported as a policy violation.
z.config({ jitless: 'trustedTypes' in globalThis });
