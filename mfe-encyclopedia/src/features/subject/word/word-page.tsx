import { bookNames, chapterName, searchPaths, versePath } from '@manna/shared/domain';
import { Link, useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, LanguageNote, Page, PageNumbers, PageSection, listPageAddress } from '@manna/shared/ui';
import { FollowTranslation } from '../../../translation/follow-translation';
import { useListKey } from '../../../translation/use-list-key';
import { verseAt } from '../../../names/verse-at';
import type { WordData } from './load-word';
import { mergedRenderings } from './merged-renderings';
import { partsWithNumbers, wordPath } from '../../../names/word-number';
import { wordText } from './word-text';
import styles from './word-page.module.css';

type Word = WordData['word'];

const kindOf = { he: 'hebrew', arc: 'aramaic', grc: 'greek' } as const;
const isLanguage = (language: string): language is keyof typeof kindOf => Object.hasOwn(kindOf, language);

/** The page of a word of Strong's lexicon: its meaning, its forms and renderings, and the verses that have it. */
export function WordPage({ data }: { data: WordData }) {
  const text = useText(wordText);
  const language = useLanguage();
  const { word, neighbours } = data;
  const { strongs, language: of, transliteration, pronunciation } = word;
  return (
    <Page
      accent="blue"
      icon="spellcheck"
      title={<Lemma word={word} />}
      lead={
        <>
          {isLanguage(of) && `${text[kindOf[of]]}, `}
          <i lang={`${of}-Latn`}>{transliteration}</i>
          {pronunciation !== '' && ` (${pronunciation})`}
          {`, ${text.number(strongs)}`}
        </>
      }
    >
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <Meaning word={word} />
      <Entries entries={word.entries} />
      <Uses word={word} />
      <Verses data={data} />
      <Neighbours neighbours={neighbours} />
    </Page>
  );
}

function Lemma({ word: { lemma, language } }: { word: Pick<Word, 'lemma' | 'language'> }) {
  return (
    <bdi lang={language} dir={language === 'grc' ? 'ltr' : 'rtl'} className={styles.lemma}>
      {lemma}
    </bdi>
  );
}

/** A text of the lexicon, in which the numbers of other words are links. */
function LexiconText({ children }: { children: string }) {
  return (
    <span lang="en">
      {partsWithNumbers(children).map(({ text, strongs }, at) =>
        strongs === undefined ? (
          text
        ) : (
          <Link key={at} to={wordPath(strongs)}>
            {text}
          </Link>
        ),
      )}
    </span>
  );
}

function Meaning({ word: { definition, derivation, kjvDefinition } }: { word: Word }) {
  const text = useText(wordText);
  const facts = [
    [text.meaning, definition],
    [text.from, derivation],
    [text.renders, kjvDefinition],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <LexiconText>{value}</LexiconText>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Entries({ entries }: Pick<Word, 'entries'>) {
  const text = useText(wordText);
  if (entries.length === 0) return null;
  return (
    <p className={styles.entries}>
      {text.entries}:{' '}
      {entries.map(({ id, name, title, pagePath }) => (
        <Link key={id} to={pagePath} lang="en">
          {title ? `${name} (${title})` : name}
        </Link>
      ))}
    </p>
  );
}

/** A search for the verses of the Bible that have a Hebrew word and an English one. */
const searchFor = (strongs: string, rendering: string): string =>
  `${searchPaths.search}?${new URLSearchParams({ search: `${strongs} "${rendering}"`, pillar: 'bible' })}`;

function Uses({ word: { strongs, forms, renderings, language } }: { word: Word }) {
  const text = useText(wordText);
  return (
    <>
      {renderings.length > 0 && (
        <PageSection id="renderings" title={text.renderings}>
          <p className={styles.lead}>{text.renderingsLead}</p>
          <Counted
            items={mergedRenderings(renderings)}
            language="en"
            pathOf={(rendering) => searchFor(strongs, rendering)}
          />
        </PageSection>
      )}
      {forms.length > 0 && (
        <PageSection id="forms" title={text.forms}>
          <p className={styles.lead}>{text.formsLead}</p>
          <Counted items={forms} language={language} />
        </PageSection>
      )}
    </>
  );
}

interface CountedProps {
  items: Pick<Word['forms'][number], 'text' | 'count'>[];
  language: string;
  /** The path that a text leads to; by default it is no link. */
  pathOf?: (text: string) => string;
}

function Counted({ items, language, pathOf }: CountedProps) {
  const own = useLanguage();
  return (
    <ul className={styles.counted}>
      {items.map(({ text, count }) => {
        const counted = (
          <>
            <bdi lang={language} className={language === 'en' ? undefined : styles.form}>
              {text}
            </bdi>{' '}
            <span className={styles.count}>{count.toLocaleString(own)}</span>
          </>
        );
        return (
          <li key={text}>
            {pathOf ? (
              <Link to={pathOf(text)} className={styles.chip}>
                {counted}
              </Link>
            ) : (
              counted
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Verses({ data }: { data: WordData }) {
  const text = useText(wordText);
  const names = useText(bookNames);
  const own = useLanguage();
  const partName = usePartName();
  const { word, page, pages, translation, offered, language, direction } = data;
  const { strongs, verses } = word;
  const listKey = useListKey(translation);
  if (word.language === 'grc') return <p>{text.greekVerses}</p>;
  if (verses.totalCount === 0) return null;
  return (
    <PageSection id="verses" title={text.verses(verses.totalCount, verses.totalCount.toLocaleString(own))}>
      <Actions>
        <ButtonLink as={Link} to={`${searchPaths.search}?search=${strongs}&pillar=bible`} icon="search">
          {text.search(strongs)}
        </ButtonLink>
      </Actions>
      <ol key={listKey} className={styles.verses}>
        {verses.items.map(({ id, osisId, text: words }) => {
          const { book, chapter, verse } = verseAt(osisId);
          return (
            <li key={id} className={styles.verse}>
              <Link to={versePath(book, chapter, verse)}>{`${chapterName({ book, chapter }, names)}:${verse}`}</Link>
              <span lang={language} dir={direction} className={styles.words}>
                {words}
              </span>
            </li>
          );
        })}
      </ol>
      <PageNumbers
        as={Link}
        current={page}
        count={pages}
        addressOf={(number) => listPageAddress(wordPath(strongs), number)}
        label={partName(text.pages)}
        previous={text.previous}
        next={text.next}
        pageName={text.pageName}
      />
      <FollowTranslation shown={translation} offered={offered} />
    </PageSection>
  );
}

function Neighbours({ neighbours }: Pick<WordData, 'neighbours'>) {
  const text = useText(wordText);
  const partName = usePartName();
  return (
    <nav aria-label={partName(text.neighbours)} className={styles.neighbours}>
      {neighbours.map((word) => (
        <Link key={word.strongs} to={wordPath(word.strongs)}>
          {word.strongs} <Lemma word={word} />
        </Link>
      ))}
    </nav>
  );
}
