import { lazy, Suspense } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import {
  articlesResourcesPaths,
  bookNames,
  categoryLook,
  resourceCategoryNames,
  worksText,
} from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, EntryWorks, Prose } from '@manna/shared/ui';
import { EntryFrame } from '../../entries/entry-frame';
import { Passages } from '../../entries/passages';
import { RelatedLinks } from '../../entries/related-links';
import { loadResource, type Resource, type ResourceData } from './load-resource';
import { ResourceFiles } from './resource-files';
import { ResourcePictures } from './resource-pictures';
import { resourceMeta } from './resource-meta';
import { resourcesText } from './resources-text';

const PlanPanel = lazy(() =>
  import(/* webpackChunkName: "route-resource.plan" */ './plan/plan-panel').then((module) => ({
    default: module.PlanPanel,
  })),
);
const PlanDays = lazy(() =>
  import(/* webpackChunkName: "route-resource.plan" */ './plan/plan-days').then((module) => ({
    default: module.PlanDays,
  })),
);

function ResourcePage({ data: { resource, category, licence } }: { data: ResourceData }) {
  const names = useText(resourceCategoryNames);
  const citations = { names: useText(bookNames), language: useLanguage() };
  const { slug, pagePath, plan } = resource;
  const planned = plan && { plan, slug, page: pagePath };
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
          <ResourceFiles files={resource.files} credit={resource.images[0]?.credit} licence={licence} />
          <Passages osis={resource.relatedBibleRefString} />
          <RelatedLinks entry={resource} />
        </>
      }
      after={<EntryWorks sources={resource.sources} reading={resource.reading} text={useText(worksText)} />}
    >
      {planned && (
        <Suspense>
          <PlanPanel key={pagePath} {...planned} />
        </Suspense>
      )}
      <ResourcePictures key={resource.id} pictures={resource.images} />
      <PlayLink resource={resource} />
      <Prose as={Link} prose={resource.body} citations={citations} />
      {planned && (
        <Suspense>
          <PlanDays key={pagePath} {...planned} />
        </Suspense>
      )}
    </EntryFrame>
  );
}

const isPicture = ({ mediaType }: { mediaType: string }) => mediaType.startsWith('image/');

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
