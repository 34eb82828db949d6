import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** A verse of the King James Version: 'Genesis 1:1'. */
export interface Verse {
  readonly name: string;
  readonly text: string;
}

let read: readonly Verse[] | undefined;

/** All verses in canonical order, without the marks of paragraphs and of added words. */
export function allVerses(): readonly Verse[] {
  if (read) return read;
  const file = createRequire(__filename).resolve('kjv/json/verses-1769.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  read = Object.entries(texts).map(([name, text]) => ({
    name,
    text: text.replace(/^# /, '').replaceAll(/[[\]]/g, ''),
  }));
  return read;
}

/** The verses of some chapters: versesOf('Genesis 1', 'Ruth 1'). */
export const versesOf = (...chapters: readonly string[]): readonly Verse[] =>
  allVerses().filter(({ name }) => chapters.includes(name.slice(0, name.lastIndexOf(':'))));
