import { escapeHtml } from '@manna/shared/domain';
import { layOutChapter, type Block, type Piece } from '../../text/layout-chapter';
import type { StoredChapter } from './translation-parts';

function pieceHtml(piece: Piece): string {
  if (piece.kind === 'verse') return `<sup>${piece.verse}</sup>`;
  if (piece.kind !== 'text') return '';
  const words = escapeHtml(piece.text);
  return piece.added ? `<i>${words}</i>` : words;
}

const piecesHtml = (pieces: readonly Piece[]): string => pieces.map(pieceHtml).join('');

function blockHtml(block: Block): string {
  if (block.kind === 'stanza')
    return block.lines.map(({ pieces }) => `<p class="line">${piecesHtml(pieces)}</p>`).join('');
  const words = piecesHtml(block.pieces);
  return block.kind === 'title' || block.kind === 'heading' ? `<p><strong>${words}</strong></p>` : `<p>${words}</p>`;
}

/** The text of a chapter as plain HTML, with the number of each verse before its words; marginal notes are left out. */
export const chapterHtml = (text: StoredChapter['translations'][number]): string =>
  layOutChapter(text).blocks.map(blockHtml).join('');
