/** Query parameter with the path on the accounts server that the account modal shows. */
const PATH_PARAMETER = 'mdl-path';

const HOME = '/';

/** The URL on the accounts server that a page's query chooses; its first page for anything that would lead elsewhere. */
export function accountFrame(accountsServer: string, query: URLSearchParams): string {
  const chosen = query.get(PATH_PARAMETER) ?? HOME;
  const { origin } = new URL(accountsServer);
  const url = accountsServer + chosen;
  const isInside = /^\/(?![/\\])/.test(chosen) && URL.canParse(url) && new URL(url).origin === origin;
  return isInside ? url : accountsServer + HOME;
}
