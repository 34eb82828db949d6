import { z } from 'zod';

const MAX_PATH_CHARACTERS = 512;

/** The path of a page, without query and fragment. */
export const pathSchema = z
  .string()
  .max(MAX_PATH_CHARACTERS)
  .regex(/^\/[^?#]*$/, 'expected a path without query');
