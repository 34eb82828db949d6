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
import { ResourceTables } from './resource-tables';
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
  const { slug, pagePath, plan, plays, files, tables } = resource;
  const areDrawings = category === 'infographics';
  const planned = plan && { plan, slug, page: pagePath };
  return (
    <EntryFrame
      wide={areDrawings}
      name={resource.name}
      lead={resource.title}
      category={{
        path: articlesResourcesPaths.resourcesCategory({ category }),
        name: names[category],
        ...categoryLook(category),
      }}
      side={
        <>
          <ResourceFiles files={files} credit={resource.images[0]?.credit} licence={licence} />
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
      <ResourcePictures
        key={resource.id}
        pictures={resource.images}
        areDrawings={areDrawings}
        largePath={!plays && files.some(isPicture) ? `${pagePath}/play` : undefined}
      />
      <MainLink resource={resource} />
      <Prose as={Link} prose={resource.body} citations={citations} />
      <ResourceTables tables={tables} />
      {planned && (
        <Suspense>
          <PlanDays key={pagePath} {...planned} />
        </Suspense>
      )}
    </EntryFrame>
  );
}

const isPicture = ({ mediaType }: { mediaType: string }) => mediaType.startsWith('image/');

/** A link to what can be played, or to the atlas with what a map shows. Renders nothing if there is neither. */
function MainLink({ resource: { pagePath, plays, atlas } }: { resource: Resource }) {
  const text = useText(resourcesText);
  const path = plays ? `${pagePath}/play` : atlas;
  if (path == null) return null;
  return (
    <Actions>
      <ButtonLink as={Link} to={path} look="filled">
        {plays ? text.play : text.atlas}
      </ButtonLink>
    </Actions>
  );
}

export const route = defineRoute<ResourceData>({ loader: loadResource, meta: resourceMeta, Component: ResourcePage });
