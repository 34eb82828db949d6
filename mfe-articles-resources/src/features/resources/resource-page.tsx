import { defineRoute } from '@manna/shared/contracts';
import {
  articlesResourcesPaths,
  bookNames,
  categoryLook,
  resourceCategoryNames,
  worksText,
} from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, EntryFigure, EntryWorks, Prose } from '@manna/shared/ui';
import { EntryFrame } from '../../entries/entry-frame';
import { Passages } from '../../entries/passages';
import { RelatedLinks } from '../../entries/related-links';
import { fullPicture } from '../../names/file-address';
import { loadResource, type Resource, type ResourceData } from './load-resource';
import { ResourceFiles } from './resource-files';
import { resourceMeta } from './resource-meta';
import { resourcesText } from './resources-text';
import styles from './resource-page.module.css';

function ResourcePage({ data: { resource, category } }: { data: ResourceData }) {
  const names = useText(resourceCategoryNames);
  const citations = { names: useText(bookNames), language: useLanguage() };
  return (
    <EntryFrame
      name={resource.name}
      lead={resource.title}
      category={{
        path: articlesResourcesPaths.resourcesCategory({ category }),
        name: names[category],
        ...categoryLook(category),
      }}
      side={
        <>
          <ResourceFiles files={resource.files} />
          <Passages osis={resource.relatedBibleRefString} />
          <RelatedLinks entry={resource} />
        </>
      }
      after={<EntryWorks sources={resource.sources} reading={resource.reading} text={useText(worksText)} />}
    >
      <Pictures resource={resource} />
      <PlayLink resource={resource} />
      <Prose as={Link} prose={resource.body} citations={citations} />
    </EntryFrame>
  );
}

const isPicture = ({ mediaType }: { mediaType: string }) => mediaType.startsWith('image/');

function Pictures({ resource: { images, files } }: { resource: Resource }) {
  const text = useText(resourcesText);
  return images.map((picture, index) => (
    <div key={picture.prettyPath}>
      <EntryFigure picture={picture} first={index === 0} />
      {files.some(isPicture) && (
        <a href={fullPicture(picture)} className={styles.full}>
          {text.fullSize}
        </a>
      )}
    </div>
  ));
}

/** A link to the player, if there is something to play or a picture to look at closely. */
function PlayLink({ resource: { pagePath, plays, files } }: { resource: Resource }) {
  const text = useText(resourcesText);
  if (!plays && !files.some(isPicture)) return null;
  return (
    <Actions>
      <ButtonLink as={Link} to={`${pagePath}/play`} look="filled">
        {plays ? text.play : text.view}
      </ButtonLink>
    </Actions>
  );
}

export const route = defineRoute<ResourceData>({ loader: loadResource, meta: resourceMeta, Component: ResourcePage });
