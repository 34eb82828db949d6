import { defineRoute } from '@manna/shared/contracts';
import { biblePaths, bookNames, chapterName, chapterPath, printVerses } from '@manna/shared/domain';
import { Link, useLanguage, useReaderTranslation, useSite, useText } from '@manna/shared/runtime';
import { PageHead } from '@manna/shared/ui';
import { chapterOf } from '../../names/chapter-of';
import { crossReferencesPath } from '../../names/cross-references-path';
import { languageName } from '../../names/language-name';
import { languageOfName } from '../../names/language-of-name';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { Picker } from '../../picker/picker';
import { Later } from '../../steps/later';
import { crossReferencesMeta, passageOf } from './cross-references-meta';
import { crossReferencesText } from './cross-references-text';
import { loadCrossReferences, type CrossReferencesData } from './load-cross-references';
import { VerseReferences } from './verse-references';
import styles from './cross-references-page.module.css';

const loadFollowPreference = () =>
  import(/* webpackChunkName: "follow-preference" */ '../../translation/follow-preference').then(
    (part) => part.FollowPreference,
  );

function CrossReferencesPage({ data }: { data: CrossReferencesData }) {
  const text = useText(crossReferencesText);
  const names = useText(bookNames);
  const { defaultTranslation } = useSite();
  const preferred = useReaderTranslation();
  const { isWhole, translation, verses } = data;
  const chapter = chapterOf(data);
  const title = chapterName(chapter, names);
  const named = isWhole ? [] : verses.map(({ verse }) => verse);
  const reader = chapterPath(chapter, translation.slug, defaultTranslation);
  const address = { translation: translation.slug, siteDefault: defaultTranslation };
  return (
    <div className={styles.page} data-accent="red">
      <PageHead
        title={text.title(passageOf(data, names))}
        tools={<Picker book={chapter.book} translation={translation.slug} isShort />}
      >
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.ways}>
          <Link
            to={isWhole ? reader : `${reader}?${VERSES_PARAMETER}=${printVerses(named)}`}
            className={styles.way}
            data-open-in="main"
          >
            {text.read(title)}
          </Link>
          {!isWhole && (
            <Link to={crossReferencesPath(chapter, address)} className={styles.way}>
              {text.all(title)}
            </Link>
          )}
          <span className={styles.translation}>
            <Link
              to={biblePaths.translation({ slug: translation.slug })}
              className={styles.way}
              lang={languageOfName(translation.language)}
            >
              {translation.name}
            </Link>
            <small>{languageName(useLanguage(), translation.language)}</small>
          </span>
        </p>
      </PageHead>
      <ul className={styles.verses}>
        {verses.map((verse) => (
          <li key={`${data.osisId} ${verse.verse} ${translation.slug} ${isWhole}`}>
            <VerseReferences chapter={chapter} verse={verse} translation={translation} />
          </li>
        ))}
      </ul>
      {preferred !== translation.slug && (
        <Later
          load={loadFollowPreference}
          props={{
            isNamed: ({ search }) => new URLSearchParams(search).has(TRANSLATION_PARAMETER),
            translations: [{ slug: preferred }],
          }}
        />
      )}
    </div>
  );
}

export const route = defineRoute<CrossReferencesData>({
  loader: loadCrossReferences,
  loaderQuery: ['v', 'translation'],
  meta: ({ data, ...page }) => crossReferencesMeta(data, page),
  Component: CrossReferencesPage,
});
