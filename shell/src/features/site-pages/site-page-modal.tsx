import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { reportFailure, useData, useLanguage, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { LAYOUT_ROUTE } from '../../host/router/route-handle';
import styles from '../../host/modals/modal-content.module.css';
import { askWords, type ModalWords, type WordModal } from './modal-words';
import { sitePageModalText } from './site-page-modal-text';
import { SitePageWords } from './site-page-words';

/** The text of a page in a modal, without leaving the page below. */
function SitePageText({ slug }: { slug: WordModal }) {
  const sent = useRouteLoaderData<ModalWords>(LAYOUT_ROUTE);
  // In state, because the router drops the server's data on its next load.
  const [words] = useState(sent?.slug === slug ? sent : null);
  return words ? <SitePageWords words={words} /> : <AskedWords slug={slug} />;
}

function AskedWords({ slug }: { slug: WordModal }) {
  const text = useText(sitePageModalText);
  const data = useData();
  const language = useLanguage();
  const answer = useAnswer(
    () => askWords(data, slug, language),
    [data, slug, language],
    (error) => reportFailure(error, 'modal'),
  );
  if (answer.status === 'loading') return <Waiting />;
  if (answer.status === 'failed' || !answer.result) return <p role="alert">{text.failed}</p>;
  return <SitePageWords words={answer.result} />;
}

/** Without JavaScript the text cannot load, so a link leads to the page of all ways to help. */
function Waiting() {
  const text = useText(sitePageModalText);
  return (
    <>
      <p role="status" className={styles.needsScript}>
        {text.loading}
      </p>
      <noscript>
        <p>
          {text.failed} <a href="/support-us">{text.supportUs}</a>
        </p>
      </noscript>
    </>
  );
}

/** How to join the people behind the site. */
export const JoinModal = () => <SitePageText slug="join" />;

/** How to contribute to the site. */
export const ContributeModal = () => <SitePageText slug="contribute" />;
