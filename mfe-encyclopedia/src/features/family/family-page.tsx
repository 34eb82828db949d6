import { lazy, Suspense, useMemo } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { Link, reportFailure, useLanguage, useNavigate, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, LanguageNote, Page } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { lookOf } from '../../names/categories';
import { categoryPageMeta } from '../../names/page-meta';
import { familyPath, MOST_GENERATIONS, personPath, type Generations } from './family-address';
import { familyText } from './family-text';
import { kinOf } from './kin';
import { KinList } from './kin-list';
import { KinPath } from './kin-path';
import { loadFamily, type FamilyData } from './load-family';
import { withPath } from './path-kin';
import { reservedLines } from './reserved-lines';
import styles from './family-drawing.module.css';

// The list has everything that the drawing has.
const FamilyDrawing = lazy(() =>
  import(/* webpackChunkName: "route-family.drawing" */ './family-drawing').then(
    (module) => ({ default: module.FamilyDrawing }),
    (error: unknown) => {
      reportFailure(error, 'family tree');
      return { default: () => <></> };
    },
  ),
);

function FamilyPage({ data: { slug, family, generations, path } }: { data: FamilyData }) {
  const text = useText(familyText);
  const language = useLanguage();
  const navigate = useNavigate();
  const kin = useMemo(() => kinOf(family), [family]);
  const withWay = useMemo(() => kinOf(withPath(family, slug, path?.found?.steps)), [family, slug, path]);
  const onPath = useMemo(() => new Set(path?.found?.steps?.map(({ person }) => person.slug)), [path]);
  const lines = useMemo(() => reservedLines(withWay, slug), [withWay, slug]);
  const self = kin.people.get(slug);
  if (!self) return null;
  const { up, down } = generations;
  const more = (way: keyof Generations) => familyPath(slug, { ...generations, [way]: generations[way] + 1 });
  const hasMore = (way: keyof Generations) => generations[way] < MOST_GENERATIONS;
  const fewer = up + down > 2 && familyPath(slug, { up: Math.max(1, up - 1), down: Math.max(1, down - 1) });
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  const isStated = family.ties.every(({ osis }) => osis !== null);
  const lead = isStated ? text.lead : `${text.lead} ${text.unstated}`;
  const { accent, icon } = lookOf('people');
  return (
    <Page accent={accent} icon={<CategoryIcon name={icon} />} title={text.title(self.name)} lead={lead}>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <div className={styles.tools}>
        <Actions>
          {hasMore('up') && (
            <ButtonLink as={Link} to={more('up')}>
              {text.moreUp}
            </ButtonLink>
          )}
          {hasMore('down') && (
            <ButtonLink as={Link} to={more('down')}>
              {text.moreDown}
            </ButtonLink>
          )}
          {fewer && (
            <ButtonLink as={Link} to={fewer}>
              {text.fewer}
            </ButtonLink>
          )}
        </Actions>
      </div>
      <div className={styles.place} data-narrow={lines.narrow} data-wide={lines.wide}>
        <Suspense>
          <FamilyDrawing
            key={slug}
            kin={withWay}
            self={slug}
            onPath={onPath}
            onMore={(way) => hasMore(way) && go(more(way))}
            onFewer={() => fewer && go(fewer)}
          />
        </Suspense>
      </div>
      <KinPath from={self} path={path} />
      <KinList kin={kin} self={slug} />
      <p>
        <Link to={personPath(slug)}>{text.page(self.name)}</Link>
        {' · '}
        <Link to={encyclopediaPaths.familyTree}>{text.everyone}</Link>
      </p>
    </Page>
  );
}

export const route = defineRoute<FamilyData>({
  loader: loadFamily,
  meta: ({ data: { slug, family }, ...args }) => {
    const words = args.text(familyText);
    const name = family.people.find((one) => one.slug === slug)?.name ?? slug;
    const { icon, accent } = lookOf('people');
    return categoryPageMeta(args, {
      category: 'people',
      path: encyclopediaPaths.family({ person: slug }),
      title: words.title(name),
      description: words.description(name),
      fragment: words.family,
      between: [{ path: personPath(slug), fragment: name, language: 'en', icon, iconColor: accent }],
    });
  },
  Component: FamilyPage,
});
