import { type RefObject, useMemo, useRef, useState } from 'react';
import { defineRoute, type BibleRef } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import {
  bookOfPassage,
  invalidName,
  type PassageAddress,
  passageName,
  passageSegment,
  readPassage,
} from '@manna/shared/domain/references';
import { Link, useText } from '@manna/shared/runtime';
import { Alert } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { loadPassage, type PassageData } from './load-passage';
import { PassageBlocks } from './passage-blocks';
import { HeadFrame, PassageHead } from './passage-head';
import { passageMeta } from './passage-meta';
import { problemText } from '../../names/problem-text';
import { sayProblem } from '../../names/say-problem';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { passagePath } from '../../names/passage-path';
import { Later } from '../../steps/later';
import { StepLinks } from '../../steps/chapter-steps';
import { passageSteps } from './passage-steps';
import { passageText } from './passage-text';
import { planBlocks } from './plan-blocks';
import styles from './passage-page.module.css';

function PassagePage({ data }: { data: PassageData }) {
  const names = useText(bookNames);
  const address = useMemo(() => readPassage(data.segment, names), [data.segment, names]);
  const head = useRef<HTMLElement>(null);
  if (address.kind === 'nothing') throw new Error(`${data.segment} is no passage`);
  if (data.missing !== undefined) return <OtherTranslation data={data} missing={data.missing} address={address} />;
  return (
    <div className={styles.page} data-accent="red">
      {address.kind === 'invalid' ? (
        <>
          <HeadFrame
            head={head}
            title={invalidName(address, names)}
            book={bookOfPassage(address.repaired)}
            translation={data.translation}
          />
          <div className={styles.reading}>
            <InvalidPassage address={address} translation={data.translation} />
          </div>
        </>
      ) : (
        <Passage
          // Remount for another passage.
          key={data.segment}
          head={head}
          data={data}
          refs={address.refs}
          title={passageName(address.refs, names)}
        />
      )}
    </div>
  );
}

interface OtherTranslationProps {
  data: PassageData;
  missing: string;
  address: Exclude<PassageAddress, { kind: 'nothing' }>;
}

/** What a reader sees whose URL names a translation that the site does not have. */
function OtherTranslation({ data, missing, address }: OtherTranslationProps) {
  const { translation, translations } = data;
  const leftOut = useTranslationLeftOut();
  const text = useText(passageText);
  const names = useText(bookNames);
  const head = useRef<HTMLElement>(null);
  const refs = address.kind === 'invalid' ? address.repaired : address.refs;
  const shortName = translations.find(({ slug }) => slug === translation)?.shortName ?? translation.toUpperCase();
  const title = passageName(refs, names);
  return (
    <div className={styles.page} data-accent="red">
      <HeadFrame head={head} title={title} book={bookOfPassage(refs)} translation={translation} />
      <div className={styles.reading}>
        <Alert status="danger" readOnly>
          <p>{text.noTranslation(missing)}</p>
        </Alert>
        <p>
          {text.inOwn}{' '}
          <Link to={passagePath(passageSegment(refs), translation, leftOut)} className={styles.repaired}>
            {title} ({shortName})
          </Link>
        </p>
      </div>
    </div>
  );
}

interface PassageProps {
  head: RefObject<HTMLElement | null>;
  data: PassageData;
  refs: Extract<PassageAddress, { kind: 'passage' }>['refs'];
  title: string;
}

const loadFollowPreference = () =>
  import(/* webpackChunkName: "follow-preference" */ '../../translation/follow-preference').then(
    (part) => part.FollowPreference,
  );

const loadReach = () =>
  import(/* webpackChunkName: "reader-tools" */ './passage-reach').then((part) => part.PassageReach);

/** A longer passage cannot be loaded completely: browsers take too long for so many elements. About the New Testament. */
const LONGEST_WHOLE = 8_000;

function Passage({ head, data, refs, title }: PassageProps) {
  const { segment, translation, translations, first } = data;
  const plan = useMemo(() => planBlocks(refs), [refs]);
  const parts = useMemo(() => plan.flat(), [plan]);
  const verses = parts.reduce((sum, part) => sum + part.last - part.first + 1, 0);
  const passage = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [prints, setPrints] = useState(0);
  const onWhole = verses > LONGEST_WHOLE ? undefined : () => setWhole(true);
  const onPrint = () => setPrints(prints + 1);
  const book = bookOfPassage(refs);
  const { steps, ...labels } = useText(passageText);
  const names = useText(bookNames);
  const leftOut = useTranslationLeftOut();
  const { previous, next } = useMemo(() => passageSteps(refs), [refs]);
  const step = (ref: BibleRef | undefined) =>
    ref && { path: passagePath(passageSegment([ref]), translation, leftOut), name: passageName([ref], names) };
  const beside = { previous: step(previous), next: step(next) };
  return (
    <>
      <PassageHead
        head={head}
        data={data}
        parts={parts}
        title={title}
        book={book}
        passage={passage}
        onPrint={onPrint}
      />
      <div className={styles.reading}>
        <Later
          load={loadReach}
          props={{
            ...{
              head,
              passage,
              title,
              book,
              segment,
              translation,
              translations,
              verses,
              prints,
              isWhole,
              onWhole,
              onPrint,
            },
            ...beside,
            blocks: plan.length,
            leftOut,
          }}
        />
        {first && (
          <PassageBlocks
            // Remount for another text.
            key={`${segment} ${translation}`}
            plan={plan}
            first={first}
            translation={translation}
            segment={segment}
            isWhole={isWhole}
            onWhole={onWhole}
            ref={passage}
          />
        )}
        <Licence data={data} />
        {(previous ?? next) && <StepLinks label={steps} labels={labels} {...beside} />}
        <Later
          load={loadFollowPreference}
          props={{
            isNamed: ({ search }) => new URLSearchParams(search).has(TRANSLATION_PARAMETER),
            translations,
          }}
        />
      </div>
    </>
  );
}

/** The licence of the translation, which was loaded with its text. */
function Licence({ data: { first } }: { data: PassageData }) {
  const terms = first?.parts?.flatMap((part) => (part.problem ? [] : [part.terms]))[0];
  if (!terms) return null;
  return (
    <p className={styles.licence} lang="en">
      {terms.shortName}: {terms.licence}
    </p>
  );
}

interface InvalidPassageProps {
  address: Extract<PassageAddress, { kind: 'invalid' }>;
  translation: string;
}

function InvalidPassage({ address, translation }: InvalidPassageProps) {
  const { problems, repaired } = address;
  const leftOut = useTranslationLeftOut();
  const text = useText(passageText);
  const problemTexts = useText(problemText);
  const names = useText(bookNames);
  return (
    <>
      <Alert status="danger" readOnly>
        <p>{text.invalid(invalidName(address, names))}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{sayProblem(problem, names, problemTexts)}</li>
          ))}
        </ul>
      </Alert>
      <p>
        {text.meant}{' '}
        <Link to={passagePath(passageSegment(repaired), translation, leftOut)} className={styles.repaired}>
          {passageName(repaired, names)}
        </Link>
      </p>
    </>
  );
}

export const route = defineRoute<PassageData>({
  loader: loadPassage,
  meta: ({ data, ...page }) => passageMeta(data, page),
  Component: PassagePage,
});
