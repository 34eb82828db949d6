import type { ProseBlock, ProseInline } from '@manna/shared/contracts';
import { books, chapterOsisId, versePlace } from '@manna/shared/domain';
import type { Place } from '../../base/files/place';
import { verseCountOf } from '../../base/bible/versification';
import type { ImportLog } from '../import-log';
import type { Attributes } from '../osis/osis-elements';
import type { OsisSink } from '../osis/osis-xml';
import { BlockWords, type Emphasis } from './block-words';
import { commentaryRole } from './commentary-elements';
import type { CommentaryPassages, PassageRange } from './commentary-passages';
import { linkMarked } from './link-words';
import { inTitleCase } from './title-case';
import { readLabel } from './verse-label';
import type { ModuleText } from './module-texts';

/** A longer title is a paragraph that a module has marked wrongly. Characters. */
const LONGEST_TITLE = 120;
/** A title that begins with words in capitals, and the rest of it. */
const capitalsFirst = /^(\p{Lu}{2}[\p{Lu} ]+\p{Lu})\b\.? (.+)$/u;

/** Blocks below one heading that are about the same verses; `range` is undefined before the first label. */
interface Section {
  range: PassageRange | undefined;
  heading: string | undefined;
  readonly blocks: ProseBlock[];
}

interface OpenElement {
  readonly name: string;
  readonly role: ReturnType<typeof commentaryRole>;
  /** What a reference names. */
  readonly target: string;
}

/** Receives the elements and words of a commentary's texts, and adds their passages to `passages`. */
export class CommentaryReader implements OsisSink {
  readonly #open: OpenElement[] = [];
  readonly #words = new BlockWords();
  #marked = '';
  #sections: Section[] = [];
  #text: ModuleText | undefined;
  /** Whether the text has a title that numbers its chapter. */
  #numbersChapter = false;
  #place: Place = { file: '', line: 0 };

  constructor(
    private readonly passages: CommentaryPassages,
    private readonly log: ImportLog,
  ) {}

  get depth(): number {
    return this.#open.length;
  }

  get openName(): string | undefined {
    return this.#open.at(-1)?.name;
  }

  startText(text: ModuleText, place: Place): void {
    this.#text = text;
    this.#numbersChapter = false;
    this.#place = place;
    this.#sections = [{ range: undefined, heading: undefined, blocks: [] }];
  }

  open(name: string, attributes: Attributes, place: Place): void {
    const role = commentaryRole(name, attributes.type ?? attributes.rend);
    if (role === undefined) this.log.unknown(place, `The element <${name}>`);
    if (role === 'paragraph' || role === 'title' || role === 'item' || role === 'list') this.#endBlock();
    // The cells of a row become one item.
    if (role === 'cell') this.#words.add(' ', 'text');
    this.#open.push({ name, role, target: attributes.osisRef ?? attributes.passage ?? '' });
  }

  text(text: string): void {
    if (this.#isIn('ignored')) return;
    if (this.#isIn('reference')) this.#marked += text;
    else this.#words.add(text.replaceAll(/\s+/g, ' '), this.#emphasis());
  }

  close(): void {
    const last = this.#open.at(-1);
    if (last?.role === 'reference') this.#endReference(last.target);
    if (last?.role === 'paragraph' || last?.role === 'title' || last?.role === 'item') this.#endBlock();
    this.#open.pop();
  }

  /** Ends a text and adds its passages. `isOnly` says that it is the only text on verses of its chapter. */
  endText(isOnly: boolean): void {
    this.#endBlock();
    const text = this.#text;
    if (!text) return;
    const { first, last } = text;
    const isLabelled = this.#sections.some(({ range }) => range !== undefined);
    const verseZero = first - versePlace(first).verse;
    // Before its first label, the first text of a chapter introduces the chapter.
    const isChapterFirst = first - verseZero <= 1;
    const isOnChapter = isOnly && !isLabelled && this.#numbersChapter;
    const whole = isLabelled && isChapterFirst ? { first: verseZero, last: verseZero } : { first, last };
    const unlabelled = isOnChapter ? { first, last: verseZero + this.#verseCount() } : whole;
    for (const { range = unlabelled, heading, blocks } of this.#sections) {
      if (blocks.length > 0) this.passages.add(range, heading, blocks);
    }
    this.#countEmptyTitles();
  }

  /** Some titles only stand above another one, such as 'Psalm 23 Overview'. */
  #countEmptyTitles(): void {
    const shown = new Set(this.#sections.flatMap(({ heading, blocks }) => (blocks.length > 0 ? [heading] : [])));
    const empty = new Set(this.#sections.map(({ heading }) => heading).filter((each) => !shown.has(each)));
    empty.delete(undefined);
    if (empty.size > 0) this.log.count('titles with nothing below them', empty.size);
  }

  #isIn(role: OpenElement['role']): boolean {
    return this.#open.some((element) => element.role === role);
  }

  #emphasis(): Emphasis {
    if (this.#isIn('strong')) return 'strong';
    return this.#isIn('emphasis') ? 'emphasis' : 'text';
  }

  #endReference(target: string): void {
    const words = this.#marked;
    this.#marked = '';
    const inlines = linkMarked(words, target);
    if (inlines) {
      this.#words.addLinked(inlines);
      this.log.count('references', inlines.filter(({ kind }) => kind === 'reference').length);
    } else {
      this.#words.add(words, this.#emphasis());
      if (words.trim() !== '')
        this.log.tally(
          `${this.#place.file}:${this.#place.line}: ${words.trim()}`,
          'There are no such verses; it stays plain text.',
        );
    }
  }

  #endBlock(): void {
    const words = this.#words.take();
    if (words.length === 0 || !this.#text) return;
    if (this.#isIn('title')) this.#addTitle(words);
    else if (this.#isIn('item')) this.#section().blocks.push({ kind: 'list', ordered: false, items: [words] });
    else this.#addParagraph(words);
  }

  #section(): Section {
    const last = this.#sections.at(-1);
    if (last) return last;
    const first: Section = { range: undefined, heading: undefined, blocks: [] };
    this.#sections.push(first);
    return first;
  }

  #addTitle(words: readonly ProseInline[]): void {
    const title = words.map(({ text }) => text).join('');
    const { chapter } = versePlace(this.#text?.first ?? 0);
    // The passage says the number of its chapter.
    if (title === `Chapter ${chapter}`) {
      this.#numbersChapter = true;
      this.log.count('titles that only number a chapter');
      this.#sections.push({ range: undefined, heading: undefined, blocks: [] });
      return;
    }
    const [, capitals, rest] = capitalsFirst.exec(title) ?? [];
    const isLong = title.length > LONGEST_TITLE;
    const heading = isLong ? capitals : title;
    if (heading !== undefined) this.#sections.push({ range: undefined, heading: inTitleCase(heading), blocks: [] });
    if (isLong)
      this.#section().blocks.push({
        kind: 'paragraph',
        inlines: heading === undefined ? [...words] : [{ kind: 'text', text: rest ?? title }],
      });
  }

  #addParagraph(inlines: ProseInline[]): void {
    const labelled = readLabel(inlines);
    const range = labelled && this.#rangeOf(labelled);
    if (!labelled || !range) {
      this.#section().blocks.push({ kind: 'paragraph', inlines });
      return;
    }
    // A label that is a block of its own is a heading itself, and ends what is below the one before it.
    const heading = labelled.words.length === 0 ? undefined : this.#section().heading;
    const blocks: ProseBlock[] = labelled.words.length === 0 ? [] : [{ kind: 'paragraph', inlines: labelled.words }];
    this.#sections.push({ range, heading, blocks });
  }

  #rangeOf({ first, last }: { first: number; last: number }): PassageRange | undefined {
    if (first < 1 || last < first || last > this.#verseCount()) {
      this.log.tally(
        `${this.#place.file}: ${first === last ? `verse ${first}` : `verses ${first}-${last}`}`,
        'The chapter has no such verses; the label stays text.',
      );
      return undefined;
    }
    const number = this.#text?.first ?? 0;
    const zero = number - versePlace(number).verse;
    return { first: zero + first, last: zero + last };
  }

  /** How many verses the chapter of the text has. */
  #verseCount(): number {
    const { book: number, chapter } = versePlace(this.#text?.first ?? 0);
    const book = books[number - 1];
    return book ? verseCountOf(chapterOsisId({ book, chapter })) : 0;
  }
}
