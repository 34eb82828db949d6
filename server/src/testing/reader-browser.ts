import { randomBytes } from 'node:crypto';

/** A browser as far as the gateway's sign-in sees it: it stores cookies, and can follow redirects. */
export class ReaderBrowser {
  /** By name. Each host has its own browser in these tests, because the provider sets none. */
  readonly cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(headers: Record<string, string> = {}) {
    // A network of its own, because the gateway limits requests by it.
    const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
    this.#headers = { 'x-forwarded-for': address, ...headers };
  }

  /** One request. Redirects are returned. */
  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#fetch(url, { headers: { 'sec-fetch-site': 'none', ...headers } });
  }

  /** A write by a page of the same site. A text is sent as it is, and anything else as JSON. */
  async post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.#fetch(url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Requests a URL and what it redirects to, until `isEnough` says so or nothing redirects any more. */
  async follow(
    url: string,
    isEnough: (url: string) => boolean = () => false,
  ): Promise<{ url: string; page: Response }> {
    for (let at = url; ;) {
      const page = await this.get(at);
      const location = page.headers.get('location');
      if (location === null) return { url: at, page };
      at = new URL(location, at).href;
      if (isEnough(at)) return { url: at, page };
    }
  }

  async #fetch(
    url: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...this.#headers, ...(cookie !== '' && { cookie }), ...headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(?:;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
