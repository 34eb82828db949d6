import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@manna/shared/runtime';

/** Lets links open in panels, once the page has nothing else to do. */
export function LinkPanelsLater() {
  const [LinkPanels, setLinkPanels] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const cancel = whenIdle(() => {
      // Without its code links do what links do everywhere.
      import(/* webpackChunkName: "link-panels" */ './link-panels').then(
        (module) => !left && setLinkPanels(() => module.LinkPanels),
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, []);
  return LinkPanels && <LinkPanels />;
}
