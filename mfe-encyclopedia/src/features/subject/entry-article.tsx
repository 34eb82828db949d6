import { lazy, Suspense } from 'react';
import { bookNames, worksText } from '@manna/shared/domain';
import { Link, useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { EntryFigure, EntryWorks, LanguageNote, PageHead, Prose } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { RelatedPlacesMap } from '../../map/related-places-map';
import { lookOf } from '../../names/categories';
import { EntryFacts } from './entry-facts';
import { EntryNames } from './entry-names';
import { EntryOrigin } from './entry-origin';
import { EntryReferences } from './entry-references';
import { EntryRelations } from './entry-relations';
import { EntryVerses } from './entry-verses';
import type { EntryData } from './load-subject';
import { relatedPlaces } from './related-places';
import { entryText } from './subject-text';
import styles from './entry-article.module.css';

const EntrySteps = lazy(() =>
  import(/* webpackChunkName: "route-subject.steps" */ './entry-steps').then((module) => ({
    default: module.EntrySteps,
  })),
);

/** A drawing shows the subject itself and comes first. A resource's picture, such as a map, has a page of its own. */
const isDrawing = ({ prettyPath }: EntryData['images'][number]) => prettyPath.startsWith('drawings/');

/** The page of an entry: its facts, its text, and its links. */
export function EntryArticle({ entry }: { entry: EntryData }) {
  const text = useText(entryText);
  const partName = usePartName();
  const language = useLanguage();
  const names = useText(bookNames);
  const { accent, icon } = lookOf(entry.category.slug);
  const { name, title, pronunciation, aliases, summary, body, images, originals, pagePath, relatedBibleRefString } =
    entry;
  const drawing = images.find(isDrawing);
  const others = images.filter((image) => image !== drawing);
  return (
    <article className={styles.page} data-accent={accent}>
      <PageHead title={<span lang="en">{name}</span>} mark={<CategoryIcon name={icon} />}>
        {title && (
          <p className={styles.title} lang="en">
            {title}
          </p>
        )}
        {pronunciation && <p className={styles.also}>{text.says(pronunciation)}</p>}
        {aliases.length > 0 && (
          <p className={styles.also}>
            {text.also}: <span lang="en">{aliases.join(', ')}</span>
          </p>
        )}
        <p className={styles.summary} lang="en">
          {summary}
        </p>
        {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      </PageHead>
      <div className={styles.columns}>
        {drawing && (
          <div className={styles.picture}>
            <EntryFigure picture={drawing} first />
          </div>
        )}
        <div className={styles.main}>
          <Prose as={Link} prose={body} citations={{ names, language }} />
          {others.map((image) => (
            <EntryFigure key={image.prettyPath} picture={image} />
          ))}
          {relatedBibleRefString !== '' && <EntryReferences osis={relatedBibleRefString} entry={entry} />}
        </div>
        <aside className={styles.side} aria-label={partName(text.side)}>
          <EntryFacts entry={entry} />
          {originals.length > 0 && <EntryNames originals={originals} />}
        </aside>
      </div>
      <RelatedPlacesMap key={pagePath} markers={relatedPlaces(entry)} />
      <EntryRelations entry={entry} />
      <EntryVerses entry={entry} />
      <EntryWorks sources={entry.sources} reading={entry.reading} text={useText(worksText)} />
      <EntryOrigin entry={entry} />
      <Suspense>
        <EntrySteps entry={entry} />
      </Suspense>
    </article>
  );
}
