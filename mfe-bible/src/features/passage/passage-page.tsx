import { useMemo, useRef } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { Alert } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { loadPassage, type PassageData } from './load-passage';
import { PassageBlocks } from './passage-blocks';
import { HeadFrame, PassageHead } from './passage-head';
import { passageMeta } from './passage-meta';
import { bookOfPassage, invalidName, passageName, passageSegment } from './passage-name';
import { problemText } from '../../names/problem-text';
import { sayProblem } from '../../names/say-problem';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { passagePath } from '../../names/passage-path';
import { Later } from '../../steps/later';
import { passageText } from './passage-text';
import { planBlocks } from './plan-blocks';
import { readPassage, type PassageAddress } from './read-passage';
import styles from './passage-page.module.css';

function PassagePage({ data }: { data: PassageData }) {
  const names = useText(bookNames);
  const address = useMemo(() => readPassage(data.segment, names), [data.segment, names]);
  if (address.kind === 'nothing') throw new Error(`${data.segment} is no passage`);
  if (data.missing !== undefined) return <OtherTranslation data={data} missing={data.missing} address={address} />;
  return (
    <div className={styles.page} data-accent="red">
      {address.kind === 'invalid' ? (
        <>
          <HeadFrame
            title={invalidName(address, names)}
            book={bookOfPassage(address.repaired)}
            translation={data.translation}
          />
          <InvalidPassage address={address} translation={data.translation} />
        </>
      ) : (
        <Passage data={data} refs={address.refs} title={passageName(address.refs, names)} />
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
  const refs = address.kind === 'invalid' ? address.repaired : address.refs;
  const shortName = translations.find(({ slug }) => slug === translation)?.shortName ?? translation.toUpperCase();
  const title = passageName(refs, names);
  return (
    <div className={styles.page} data-accent="red">
      <HeadFrame title={title} book={bookOfPassage(refs)} translation={translation} />
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
  );
}

interface PassageProps {
  data: PassageData;
  refs: Extract<PassageAddress, { kind: 'passage' }>['refs'];
  title: string;
}

const loadFollowPreference = () =>
  import(/* webpackChunkName: "follow-preference" */ '../../translation/follow-preference').then(
    (part) => part.FollowPreference,
  );

function Passage({ data, refs, title }: PassageProps) {
  const { segment, translation, translations, first } = data;
  const plan = useMemo(() => planBlocks(refs), [refs]);
  const passage = useRef<HTMLDivElement>(null);
  return (
    <>
      <PassageHead data={data} title={title} book={bookOfPassage(refs)} passage={passage} />
      {first && (
        <PassageBlocks
          // Remount for another text.
          key={`${segment} ${translation}`}
          plan={plan}
          first={first}
          translation={translation}
          segment={segment}
          ref={passage}
        />
      )}
      <Licence data={data} />
      <Later
        load={loadFollowPreference}
        props={{
          isNamed: ({ search }) => new URLSearchParams(search).has(TRANSLATION_PARAMETER),
          translations,
        }}
      />
    </>
  );
}

/** The licence of the translation, which was loaded with its text. */
function Licence({ data: { first } }: { data: PassageData }) {
  const terms = first?.parts?.flatMap((part) => (part.problem ? [] : [part.terms]))[0];
  if (!terms) return null;
  return (
    <p className={styles.licence}>
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
