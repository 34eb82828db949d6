import { ContentError } from '../../../base/content-error';
import { plainText, type Block, type BlockKind, type Piece } from '../../../base/bible/blocks';
import { tidySpaces } from '../../../base/bible/tidy-spaces';
import { blankVerses, isWebText, type WebChunk, type WebText } from './web-chunks';

type Enclosure = 'paragraph' | 'stanza';

const enclosureOf: Readonly<Record<WebText['type'], Enclosure>> = {
  'paragraph text': 'paragraph',
  'line text': 'stanza',
};
const letterHeading = /^[A-Z]+$/;

/** Builds the chapters of one book block by block. */
class WebBook {
  readonly chapters = new Map<number, Block[]>();
  private open: { chapter: number; kind: BlockKind; pieces: Piece[] } | undefined;
  private enclosure: Enclosure | undefined;
  private stanza = 0;
  private headings: string[] = [];

  constructor(
    private readonly name: string,
    private readonly blank: ReadonlySet<string>,
  ) {}

  begin(enclosure: Enclosure): void {
    if (this.enclosure) throw this.fault(`a ${enclosure} begins inside a ${this.enclosure}`);
    this.enclosure = enclosure;
    if (enclosure === 'stanza') this.stanza += 1;
  }

  end(enclosure: Enclosure): void {
    if (this.enclosure !== enclosure) throw this.fault(`a ${enclosure} ends that never began`);
    this.endBlock();
    this.enclosure = undefined;
  }

  endLine(): void {
    if (this.enclosure !== 'stanza') throw this.fault('a line ends outside a stanza');
    this.endBlock();
  }

  addHeading(heading: string): void {
    if (this.enclosure) throw this.fault(`the heading "${heading}" stands inside a ${this.enclosure}`);
    this.headings.push(tidySpaces(heading));
  }

  addText({ type, chapterNumber, verseNumber, value }: WebText): void {
    if (this.enclosure !== enclosureOf[type])
      throw this.fault(`${chapterNumber}:${verseNumber} stands outside its block`);
    const text = tidySpaces(value);
    // If the verse has words elsewhere, an empty run is only left over from a stanza border of the source.
    if (text === '' && !this.blank.has(`${chapterNumber}:${verseNumber}`)) return;
    if (this.open?.chapter !== chapterNumber) this.endBlock();
    this.placeHeadings(chapterNumber, verseNumber);
    const kind = this.enclosure === 'stanza' ? 'line' : 'paragraph';
    this.open ??= { chapter: chapterNumber, kind, pieces: [] };
    this.open.pieces.push({ ...plainText(text), verse: verseNumber });
  }

  /** Closes the last stanza if the source leaves it open. An open paragraph is a fault. */
  finish(): void {
    if (this.enclosure === 'paragraph') throw this.fault('the last paragraph never ends');
    this.endBlock();
    if (this.headings.length > 0) throw this.fault(`the heading "${this.headings.join(' ')}" has no text after it`);
  }

  private endBlock(): void {
    if (!this.open) return;
    const { chapter, kind, pieces } = this.open;
    this.put(chapter, kind === 'line' ? { kind, pieces, stanza: this.stanza } : { kind, pieces });
    this.open = undefined;
  }

  private placeHeadings(chapter: number, verse: number): void {
    for (const heading of this.headings) {
      const kind = verse === 1 && !letterHeading.test(heading) ? 'title' : 'heading';
      this.put(chapter, { kind, pieces: [plainText(heading)] });
    }
    this.headings = [];
  }

  private put(chapter: number, block: Block): void {
    const blocks = this.chapters.get(chapter);
    if (blocks) blocks.push(block);
    else this.chapters.set(chapter, [block]);
  }

  private fault(what: string): ContentError {
    return new ContentError(`In ${this.name} of the World English Bible ${what}.`);
  }
}

/**
 * Converts the chunks of one book to the blocks of each chapter: paragraphs, lines with their stanzas, psalm titles and
 * the letters of Psalm 119. Blocks that continue in the next chapter are split. A verse without any words becomes an
 * empty piece. Throws ContentError if borders do not pair up.
 */
export function webBookBlocks(name: string, chunks: readonly WebChunk[]): Map<number, Block[]> {
  const book = new WebBook(name, new Set(blankVerses(chunks)));
  for (const chunk of chunks) {
    if (isWebText(chunk)) book.addText(chunk);
    else if (chunk.type === 'header') book.addHeading(chunk.value);
    else if (chunk.type === 'paragraph start') book.begin('paragraph');
    else if (chunk.type === 'paragraph end') book.end('paragraph');
    else if (chunk.type === 'stanza start') book.begin('stanza');
    else if (chunk.type === 'stanza end') book.end('stanza');
    else if (chunk.type === 'line break') book.endLine();
  }
  book.finish();
  return book.chapters;
}
