import { languageSchema, type Language } from '@manna/shared/contracts';

/** The language with this code; English if the site does not have it. */
export const languageOf = (code: string): Language => languageSchema.catch('en').parse(code);
