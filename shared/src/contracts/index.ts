export { containerName } from './container-name';
export { integritySchema } from './integrity';
export {
  chapterTextSchema,
  contentManifestSchema,
  licenceRecordSchema,
  stylingKinds,
  stylingSpanSchema,
  translationSchema,
} from './content-release';
export type { ChapterText, ContentManifest, StylingKind, StylingSpan, Translation } from './content-release';
export { pillarDescriptorSchema, pillarNameSchema, pillarReleaseSchema, semverSchema } from './pillar-release';
export type { MenuEntry, PillarDescriptor, PillarIcon, PillarRelease } from './pillar-release';
export { shellReleaseSchema } from './shell-release';
export type { ShellRelease } from './shell-release';
export { compositionSchema, DEFAULT_PILLAR_TIMEOUT_MS } from './composition';
export type { Composition } from './composition';
export { siteConfigSchema } from './site-config';
export type { SiteConfig } from './site-config';
export { CONTRACT_VERSION, definePillar, defineRoute, isPillarModule, isRouteModule } from './pillar';
export type { Crumb, DataClient, LoaderArgs, PillarModule, QueryDocument, RouteMeta, RouteModule } from './pillar';
export { BOOT_ELEMENT_ID, bootSchema, failureKinds, resolvedCompositionSchema } from './boot';
export type { Boot, FailureKind, ResolvedComposition, ResolvedPillar } from './boot';
export type { RenderQuery, RenderQueryAnswer, RenderRequest, RenderResult, ShellServer } from './render';
