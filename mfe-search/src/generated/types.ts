// Written by `npm run codegen` from the schema and the .graphql files of this folder.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchQueryVariables = Exact<{
  query: string;
  options: string;
}>;


export type SearchQuery = { search: Array<string> };

