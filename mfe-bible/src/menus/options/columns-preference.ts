import { choicePreference } from '@manna/shared/runtime';

/** Columns of a chapter's text on screens that have room for two. Apart, because only the options need it in scripts. */
export const columnsPreference = choicePreference('columns', ['one', 'two'], 'two');
