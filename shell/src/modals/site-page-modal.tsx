import type { DataClient, Language } from '@manna/shared/contracts';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Prose } from '@manna/shared/ui';
import { SitePageDocument } from '../generated/graphql';
import styles from './modal-content.module.css';
import { sitePageModalText } from './site-page-modal-text';
import { useAnswer } from './use-answer';

const ask = (slug: string, language: Language) => (data: DataClient) =>
  data.query(SitePageDocument, { slug, language }).then(({ sitePage }) => sitePage);

const questions = {
  join: { en: ask('join', 'en'), es: ask('join', 'es') },
  contribute: { en: ask('contribute', 'en'), es: ask('contribute', 'es') },
} as const satisfies Record<string, Record<Language, ReturnType<typeof ask>>>;

/** The words of a page of the content, without leaving the page below. */
function SitePageText({ slug }: { slug: keyof typeof questions }) {
  const text = useText(sitePageModalText);
  const answer = useAnswer(questions[slug][useLanguage()]);
  if (answer.status === 'loading') return <Waiting />;
  if (answer.status === 'failed' || !answer.result) return <p role="alert">{text.failed}</p>;
  return <Prose as={Link} prose={answer.result.body} language={answer.result.language} />;
}

/** Without JavaScript the words never come: then the page of all ways to help is the way on. */
function Waiting() {
  const text = useText(sitePageModalText);
  return (
    <>
      <p role="status" className={styles.needsScript}>
        {text.loading}
      </p>
      <noscript>
        <a href="/support-us">{text.supportUs}</a>
      </noscript>
    </>
  );
}

/** How to join the people behind the site. */
export const JoinModal = () => <SitePageText slug="join" />;

/** How to contribute to the site. */
export const ContributeModal = () => <SitePageText slug="contribute" />;
