import { useEffect, useState } from 'react';
import { reportFailure, useData } from '@manna/shared/runtime';
import type { ResourceCategory } from '../../../names/categories';
import type { GalleryChoices } from './gallery-choices';
import { loadGalleryIndex, narrowGallery, type GalleryIndex, type GalleryItem } from './load-gallery';

/** The resources of all pages, once the browser has them; undefined until then, and if they are not wanted. */
export function useWholeGallery(
  category: ResourceCategory,
  choices: GalleryChoices,
  isWanted: boolean,
): readonly GalleryItem[] | undefined {
  const data = useData();
  const [index, setIndex] = useState<{ of: ResourceCategory; found: GalleryIndex }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadGalleryIndex(data, category).then(
      (found) => isCurrent && setIndex({ of: category, found }),
      // The page has links to the other pages.
      (error: unknown) => reportFailure(error, 'gallery'),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, category, isWanted]);
  return isWanted && index?.of === category ? narrowGallery(index.found, choices).items : undefined;
}
