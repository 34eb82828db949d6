import { labelOf } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage, useText, type NearPage } from '@manna/shared/runtime';
import { Actions, ButtonLink } from '@manna/shared/ui';
import { MessagePage } from '../components/message-page';
import { errorText } from './error-text';
import { NearLinks } from './near-links';
import styles from './not-found-page.module.css';

/** The page at an unknown URL; with `near`, the pages that it may have meant. */
export function NotFoundPage({ near = [] }: { near?: readonly NearPage[] }) {
  const text = useText(errorText);
  const language = useLanguage();
  const suggestions = useExtensions('notFoundSuggestions');
  return (
    <MessagePage title={text.notFound}>
      <p>{text.notFoundText}</p>
      {near.length > 0 && (
        <>
          <h2 className={styles.question}>{text.didYouMean}</h2>
          <NearLinks pages={near} />
        </>
      )}
      <Actions>
        <ButtonLink as={Link} to="/" icon="home">
          {text.home}
        </ButtonLink>
        {suggestions.map(({ key, page }) => (
          <ButtonLink key={key} as={Link} to={page.path} icon={page.icon}>
            {labelOf(page, language)}
          </ButtonLink>
        ))}
      </Actions>
    </MessagePage>
  );
}
