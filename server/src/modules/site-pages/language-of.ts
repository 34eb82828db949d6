import { languageSchema, type Language } from '@manna/shared/contracts';

/** The language of this code; English for one that the site does not speak. */
export const languageOf = (code: string): Language => languageSchema.catch('en').parse(code);
