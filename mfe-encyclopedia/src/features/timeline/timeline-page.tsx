import { useMemo } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { useLanguage, useNavigate, useSearchParams, useText } from '@manna/shared/runtime';
import { useAddressState } from '@manna/shared/ui/hooks';
import { LanguageNote, Page } from '@manna/shared/ui';
import { pageMeta } from '../../names/page-meta';
import { isIn } from './best-known';
import { datedBy, readScheme, schemeQuery } from './dating';
import { LeftOut } from './left-out';
import { loadTimeline, type TimelineData } from './load-timeline';
import { PeriodLinks } from './period-links';
import { SchemeLinks } from './scheme-links';
import { SpanList } from './span-list';
import { readSpan, spanQuery, wholeSpan, type TimeSpan } from './time-span';
import { Timeline } from './timeline';
import { timelineText } from './timeline-text';
import { useSettled } from './use-settled';

/** The address of the page follows the years that are shown after this time, in milliseconds. */
const ADDRESS_MS = 400;

/** What is written about these years follows when the timeline has been still for so long, in milliseconds. */
const STILL_MS = 200;

const PATH = encyclopediaPaths.timeline;

/** The query of the URL at which the list has everything. */
const [LIST, ALL] = ['list', 'all'];

function TimelinePage({ data }: { data: TimelineData }) {
  const text = useText(timelineText);
  const language = useLanguage();
  return (
    <Page accent="yellow" icon="school" title={text.title} lead={text.lead}>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <TimelineOf data={data} />
    </Page>
  );
}

/** The timeline, and what is written about the years that it shows. The page around it does not change with them. */
function TimelineOf({ data: { items: all, thisYear } }: { data: TimelineData }) {
  const whole = useMemo(() => wholeSpan(thisYear), [thisYear]);
  const [query] = useSearchParams();
  const scheme = readScheme(query);
  const { items, undated } = useMemo(() => datedBy(all, scheme), [all, scheme]);
  const navigate = useNavigate();
  const addressOf = (shown: TimeSpan) => PATH + schemeQuery(spanQuery(shown, whole), scheme);
  const [span, setSpan] = useAddressState({
    inAddress: readSpan(query, whole),
    addressOf,
    go: (to) => void navigate(to, { replace: true, preventScrollReset: true }),
    delayMs: ADDRESS_MS,
  });
  const settled = useSettled(span, STILL_MS);
  const address = addressOf(settled);
  return (
    <>
      <SchemeLinks scheme={scheme} span={span} whole={whole} />
      <Timeline
        items={items}
        scheme={scheme}
        span={span}
        whole={whole}
        isMoving={span !== settled}
        onChange={setSpan}
      />
      <PeriodLinks items={items} span={settled} whole={whole} scheme={scheme} />
      <LeftOut count={undated.filter(isIn(settled)).length} traditionAddress={PATH + spanQuery(settled, whole)} />
      <SpanList
        items={items}
        span={settled}
        isWhole={query.get(LIST) === ALL}
        wholeAddress={`${address}${address.includes('?') ? '&' : '?'}${LIST}=${ALL}`}
      />
    </>
  );
}

export const route = defineRoute<TimelineData>({
  loader: loadTimeline,
  meta: (args) => {
    const { title, description } = args.text(timelineText);
    const step = { path: PATH, fragment: title, icon: 'school', iconColor: 'yellow' } as const;
    return pageMeta(args, { title, description, steps: [step] });
  },
  Component: TimelinePage,
});
