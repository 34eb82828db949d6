import type { Maker } from '../maker';
import { bibleTimeline } from './bible-timeline';
import { crossword } from './crossword';
import { familyQuiz } from './family-quiz/family-quiz';
import { matchThePlace } from './match-the-place';
import { orderTheBooks } from './order-the-books';
import { orderTheEvents } from './order-the-events';
import { memoryVerse, wordSearch } from './passage-games';
import { whoSaidIt } from './who-said-it';

/** Every maker of interactives, by the name that front matter calls it. */
export const interactiveMakers: ReadonlyMap<string, Maker> = new Map([
  ['order-the-books', orderTheBooks],
  ['who-said-it', whoSaidIt],
  ['bible-timeline', bibleTimeline],
  ['match-the-place', matchThePlace],
  ['family-quiz', familyQuiz],
  ['order-the-events', orderTheEvents],
  ['crossword', crossword],
  ['word-search', wordSearch],
  ['memory-verse', memoryVerse],
]);
