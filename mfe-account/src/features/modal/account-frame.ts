/** Query parameter with the path on the accounts server that the account modal shows. */
const PATH_PARAMETER = 'mdl-path';

const HOME = '/';

/** The URL on the accounts server that a page's query names; the server's home page if it leads to another site. */
export function accountFrame(accountsServer: string, query: URLSearchParams): string {
  const chosen = query.get(PATH_PARAMETER) ?? HOME;
  const { origin } = new URL(accountsServer);
  const url = accountsServer + chosen;
  const isInside = /^\/(?![/\\])/.test(chosen) && URL.canParse(url) && new URL(url).origin === origin;
  return isInside ? url : accountsServer + HOME;
}
