import { useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Tabs } from '@manna/shared/ui/controls';
import { SharePage } from '../features/share/share-page';
import type { MorePanelProps } from '../features/header/more-options';
import { morePanelText } from './more-panel-text';
import { PageActions } from './page-actions';

/** The actions for this page: share it, or open it elsewhere. */
export function MorePanel({ page, crumbs }: MorePanelProps) {
  const text = useText(morePanelText);
  const [tab, setTab] = useState('share');
  return (
    <Tabs
      label={text.tabs}
      tabs={[
        { id: 'share', label: text.share, content: <SharePage page={page} /> },
        {
          id: 'page',
          label: text.page,
          content: <PageActions page={page} crumbs={crumbs} />,
        },
      ]}
      selected={tab}
      onSelect={setTab}
    />
  );
}
