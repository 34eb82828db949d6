import { CalledPage } from './called/called-page';
import type { SubjectData } from './load-subject';
import { WordPage } from './word/word-page';

/** The page of a word of the lexicon, or of a word that several entries may be meant by. */
export const WordsPage = ({ data }: { data: Extract<SubjectData, { kind: 'word' | 'called' }> }) =>
  data.kind === 'word' ? <WordPage data={data.word} /> : <CalledPage data={data.called} />;
