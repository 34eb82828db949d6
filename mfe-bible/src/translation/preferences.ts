import { choicePreference } from '@manna/shared/runtime';

/** Each verse on a line of its own, or in paragraphs. */
export const versesPreference = choicePreference('verses', ['paragraphs', 'lines']);

export const verseNumbersPreference = choicePreference('verseNumbers', ['shown', 'hidden']);

/** The words of Jesus in red. */
export const redLettersPreference = choicePreference('redLetters', ['shown', 'hidden']);
