import { useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../head-menu';
import { Later } from '../../steps/later';
import { optionsMenuText } from './options-menu-text';

const loadOptions = () =>
  import(/* webpackChunkName: "reader-tools" */ './reading-options').then((part) => part.ReadingOptions);
const nothing = {};

/** The menu of reading options. */
export function OptionsMenu({ address }: { address: string }) {
  const text = useText(optionsMenuText);
  // The controls are loaded on demand, because most readers never open them.
  const [asked, setAsked] = useState(false);
  const label = (
    <>
      <span aria-hidden="true">Aa</span>
      <VisuallyHidden>{text.options}</VisuallyHidden>
    </>
  );
  return (
    <HeadMenu label={label} address={address} needsScripts onOpen={() => setAsked(true)}>
      {asked && <Later isAsked load={loadOptions} props={nothing} fallback={<p>{text.loading}</p>} />}
    </HeadMenu>
  );
}
