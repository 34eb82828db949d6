import { lazy, Suspense } from 'react';
import { bookNames } from '@manna/shared/domain';
import { Link, useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { ContentsBeside, EntryFigure, FoldedContents, LanguageNote, PageHead, Prose } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { lookOf } from '../../names/categories';
import { EntryFacts } from './entry-facts';
import { EntryNames } from './entry-names';
import { EntryReferences } from './entry-references';
import { EntryVerses } from './entry-verses';
import type { EntryData } from './load-subject';
import { Namesakes } from './namesakes';
import { relatedPlaces } from './related-places';
import { splitBearers } from './split-bearers';
import { entryText } from './subject-text';
import styles from './entry-article.module.css';

const EntryAbout = lazy(() =>
  import(/* webpackChunkName: "route-subject.about" */ './entry-about').then((module) => ({
    default: module.EntryAbout,
  })),
);
const EntryDates = lazy(() =>
  import(/* webpackChunkName: "route-subject.dates" */ './entry-dates').then((module) => ({
    default: module.EntryDates,
  })),
);
const RelatedPlacesMap = lazy(() =>
  import(/* webpackChunkName: "route-subject.map" */ '../../map/related-places-map').then((module) => ({
    default: module.RelatedPlacesMap,
  })),
);
const EntrySteps = lazy(() =>
  import(/* webpackChunkName: "route-subject.steps" */ './entry-steps').then((module) => ({
    default: module.EntrySteps,
  })),
);
const EntryPictures = lazy(() =>
  import(/* webpackChunkName: "route-subject.pictures" */ './entry-pictures').then((module) => ({
    default: module.EntryPictures,
  })),
);
const EntryRelations = lazy(() =>
  import(/* webpackChunkName: "route-subject.related" */ './entry-relations').then((module) => ({
    default: module.EntryRelations,
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
  const markers = relatedPlaces(entry);
  const drawing = images.find(isDrawing);
  const { bearers, rest } = splitBearers(body);
  const headings = rest.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
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
        {entry.namesakes.length > 0 && <Namesakes entry={entry} />}
        <p className={styles.summary} lang="en">
          {summary}
        </p>
        {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      </PageHead>
      {bearers.length > 0 && <Prose as={Link} prose={bearers} citations={{ names, language }} />}
      <div className={styles.columns}>
        {drawing && (
          <div className={styles.picture}>
            <EntryFigure picture={drawing} first />
          </div>
        )}
        <aside className={styles.side} aria-label={partName(text.side)}>
          <EntryFacts entry={entry} />
          {(entry.dates.length > 0 || 'dating' in entry) && (
            <Suspense>
              <EntryDates entry={entry} />
            </Suspense>
          )}
          {originals.length > 0 && <EntryNames originals={originals} />}
          <ContentsBeside headings={headings} title={text.contents} />
        </aside>
        <div className={styles.main}>
          <FoldedContents headings={headings} title={text.contents} />
          {rest.length > 0 && <Prose as={Link} prose={rest} citations={{ names, language }} />}
          {others.length > 0 && (
            <Suspense>
              <EntryPictures pictures={others} />
            </Suspense>
          )}
          {relatedBibleRefString !== '' && <EntryReferences osis={relatedBibleRefString} entry={entry} />}
        </div>
      </div>
      {markers.length > 0 && (
        <Suspense>
          <RelatedPlacesMap key={pagePath} markers={markers} ground={entry.ground} pagePath={pagePath} />
        </Suspense>
      )}
      <Suspense>
        <EntryRelations entry={entry} />
      </Suspense>
      <EntryVerses entry={entry} />
      <Suspense>
        <EntryAbout entry={entry} />
        <EntrySteps entry={entry} />
      </Suspense>
    </article>
  );
}
