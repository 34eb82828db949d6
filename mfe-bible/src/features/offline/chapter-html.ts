import type { Language } from '@manna/shared/contracts';
import { escapeHtml } from '@manna/shared/domain';
import { layOutChapter, type Block, type Piece } from '@manna/shared/domain/chapter-text';
import { siteWords, spanishSiteWords } from '../../text/site-words';
import type { StoredChapter } from './translation-parts';

const wordsBySite = { en: siteWords, es: spanishSiteWords };

function pieceHtml(piece: Piece, language: Language): string {
  if (piece.kind === 'verse') return `<sup>${piece.verse}</sup>`;
  if (piece.kind === 'omitted') {
    const words = wordsBySite[language][piece.reason ?? 'copy'];
    return `<sup>${piece.verse}</sup><span class="soft" lang="${language}">${escapeHtml(words)}</span> `;
  }
  if (piece.kind !== 'text') return '';
  const words = escapeHtml(piece.text);
  return piece.added ? `<i>${words}</i>` : words;
}

const piecesHtml = (pieces: readonly Piece[], language: Language): string =>
  pieces.map((piece) => pieceHtml(piece, language)).join('');

function blockHtml(block: Block, language: Language): string {
  if (block.kind === 'stanza')
    return block.lines.map(({ pieces }) => `<p class="line">${piecesHtml(pieces, language)}</p>`).join('');
  const words = piecesHtml(block.pieces, language);
  return block.kind === 'title' || block.kind === 'heading' ? `<p><strong>${words}</strong></p>` : `<p>${words}</p>`;
}

/**
 * The text of a chapter as plain HTML, with the number of each verse before its words, and the site's own notes below it
 * in the reader's language. The notes of the edition are left out.
 */
export function chapterHtml(text: StoredChapter['translations'][number], language: Language): string {
  const { blocks, notes } = layOutChapter(text);
  const own = notes.flatMap(({ text: english, spanish }) => {
    if (spanish === undefined) return [];
    const words = escapeHtml(language === 'es' ? spanish : english);
    return [`<p class="soft" lang="${language}"><b>${wordsBySite[language].note}</b> ${words}</p>`];
  });
  return [...blocks.map((block) => blockHtml(block, language)), ...own].join('');
}
