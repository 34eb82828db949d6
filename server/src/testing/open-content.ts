import type { Logger } from 'pino';
import { ContentFiles } from '../modules/content/content-files';
import { startContent, type ContentService } from '../modules/content/content-service';
import { loadRelease } from '../modules/content/load-release';
import { openGraphql, type GraphqlService } from '../modules/graphql/graphql-service';
import type { Storage } from '../modules/storage/storage';
import type { FixtureSite } from './fixture-site';
import { silentLog } from './recording-log';
import { assets } from './test-assets';
import { openTestStorage, templateFor } from './test-database';

interface ContentFixture {
  site: FixtureSite;
  storage: Pick<Storage, 'db' | 'url'>;
  log: Logger;
}

/** Starts a gateway's content with the release of its site, loaded in this process. */
export async function openContent({ site, storage, log }: ContentFixture): Promise<ContentService> {
  const content = await startContent({
    db: storage.db,
    distDir: site.dist,
    load: (folder, { onStep }) => loadRelease({ databaseUrl: storage.url, folder, onStep }),
    log,
  });
  await content.loaded;
  return content;
}

/** Runs a query as a reader. Errors are returned as their messages. */
export async function runQuery(graphql: GraphqlService, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await graphql.openSession().run({ query, variables });
  return { data: JSON.parse(JSON.stringify(data ?? null)) as never, errors: errors?.map(({ message }) => message) };
}

type GraphqlChoices = Partial<
  Pick<Parameters<typeof openGraphql>[0], 'environment' | 'documents' | 'defaultTranslation' | 'limits' | 'log'>
>;

/** The content of a site in its own database. */
export interface TestContent {
  site: FixtureSite;
  storage: Storage;
  content: ContentService;
  /** SQL texts in their order, without the regular check for the current release. */
  statements: string[];
  openGraphql(choices?: GraphqlChoices): Promise<GraphqlService>;
  close(): Promise<void>;
}

/** Opens the release of a site; `close` removes the site too. */
export async function openTestContent(site: FixtureSite, log: Logger = silentLog): Promise<TestContent> {
  const statements: string[] = [];
  const storage = await openTestStorage(templateFor(site.release), (text) => {
    if (!text.includes('"content_pointer"')) statements.push(text);
  });
  const content = await openContent({ site, storage, log });
  return {
    site,
    storage,
    content,
    statements,
    openGraphql: (choices = {}) =>
      openGraphql({
        schemaFiles: assets.schema,
        db: storage.db,
        content,
        files: new ContentFiles(site.dist, content, log),
        environment: 'local',
        documents: () => new Map<string, string>(),
        log,
        ...choices,
      }),
    async close() {
      await content.close();
      await storage.close();
      await site.remove();
    },
  };
}
