import { z } from 'zod';

export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Collection and number: 'people-1906264839'. The number comes from the first slug and never changes. */
export const entryIdSchema = z.string().regex(/^[a-z]+-[1-9][0-9]*$/);
export const pathSchema = z.string().regex(/^\/[a-z0-9/-]+$/);
/** Years as astronomers count: 30 is AD 30, 0 is 1 BC, -4003 is 4004 BC. */
export const yearSchema = z.int().min(-4003).max(2100);
