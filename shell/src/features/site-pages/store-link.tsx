import { useSite, useText } from '@manna/shared/runtime';
import { Actions } from '@manna/shared/ui';
import { sitePageText } from './site-page-text';

/** A link to the shop, or a sentence that this site has none. */
export function StoreLink() {
  const text = useText(sitePageText);
  const { store } = useSite();
  if (store === undefined) return <p>{text.noStore}</p>;
  return (
    <Actions>
      <a href={store} rel="external noreferrer">
        {text.store}
      </a>
    </Actions>
  );
}
