/**
 * Follows a sign-in through a provider that asks nothing. Returns the session's cookie, with its name.
 *
 * @param client IP address of the reader, for a gateway that trusts this machine as a proxy. By default that of this machine.
 */
export async function signIn(site: string, client?: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let url = `${site}/oauth2/login`; ;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const forwarded = client === undefined ? {} : { 'x-forwarded-for': client };
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, ...forwarded } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const session = cookies.get('dm-session');
    if (session) return `dm-session=${session}`;
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the sign-in ended at ${url} with status ${response.status}`);
    url = new URL(location, url).href;
  }
}
