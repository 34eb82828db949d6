// Written by `npm run codegen` from the schema and the .graphql files of this folder.
import type { Prose } from '@manna/shared/contracts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a page of the site shows after its text. */
export type PageAddition =
  /** The sources of the content with their licences: `attributions`. */
  | 'attributions'
  /** The social links of the site, from its settings. */
  | 'social'
  /** A link to the shop, from its settings. */
  | 'store'
  /** The ways to help: giving, sharing, contributing. */
  | 'support';

export type AttributionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributionsQuery = { attributions: Array<{ __typename: 'Attribution', source: string, version: string, licence: string, attribution: string }> };

export type SitePageQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type SitePageQuery = { sitePage: { __typename: 'SitePage', slug: string, language: string, title: string, description: string, body: Prose, shows: PageAddition | null } | null };

