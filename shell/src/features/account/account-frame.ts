/** Query parameter with the path on the accounts server that the account modal shows. */
const ACCOUNT_PATH_PARAMETER = 'account';

const HOME = '/';

/** The address on the accounts server that a page's query chooses; its first page for anything that would lead elsewhere. */
export function accountFrame(accountsServer: string, query: URLSearchParams): string {
  const chosen = query.get(ACCOUNT_PATH_PARAMETER) ?? HOME;
  const { origin } = new URL(accountsServer);
  const address = accountsServer + chosen;
  const isInside = /^\/(?![/\\])/.test(chosen) && URL.canParse(address) && new URL(address).origin === origin;
  return isInside ? address : accountsServer + HOME;
}
