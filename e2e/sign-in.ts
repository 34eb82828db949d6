/** Follows a sign-in through a provider that asks nothing. Returns the session's cookie, with its name. */
export async function signIn(site: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let url = `${site}/oauth2/login`; ;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
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
