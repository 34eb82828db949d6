import type { Page } from '@playwright/test';

/** The field of the search page, or of the modal. */
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Words, a name or a Bible reference' });

/** The rows of a list of results, by its heading: /^Bible 1 result/. */
export const results = (page: Page, name: RegExp) => page.getByRole('list', { name }).getByRole('listitem');
