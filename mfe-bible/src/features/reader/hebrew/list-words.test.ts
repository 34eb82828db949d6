import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { layOutChapter } from '@manna/shared/domain/chapter-text';
import { listWords } from './list-words';

const wordsOf = (drawing: string) =>
  listWords(layOutChapter(drawChapter('Ps.3', drawing)).blocks).map(
    ({ text, verse, inTitle, index }) => `${text} ${inTitle ? 'title' : verse} ${index}`,
  );

describe('the words of a Hebrew chapter', () => {
  it('have positions in their verse and in the title, also after notes, punctuation and ends of paragraphs', () => {
    const words = wordsOf(`
      ^ מִזְמ֥וֹר לְדָוִֽד׃
      ¶ {1} אֶת־הָא֛וֹר *a כתב ׀ ב׃ {2} ג
      ¶ ד׃ {-3}{4} ה
      a: Qere: קרא
    `);
    expect(words).toEqual([
      'מִזְמ֥וֹר title 0',
      'לְדָוִֽד title 1',
      'אֶת 1 0',
      'הָא֛וֹר 1 1',
      'כתב 1 2',
      'ב 1 3',
      'ג 2 0',
      'ד 2 1',
      'ה 4 0',
    ]);
  });

  it('include those of poetry, line by line', () => {
    expect(wordsOf('| {1} א ב\n|| ג')).toEqual(['א 1 0', 'ב 1 1', 'ג 1 2']);
  });

  it('are only those in Hebrew', () => {
    expect(wordsOf('¶ {1} In the beginning {2} א')).toEqual(['א 2 0']);
  });
});
