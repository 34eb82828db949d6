/** A page, or another response, that a browser without JavaScript shows. */
export interface ShownPage {
  status: number;
  url: string;
  text: string;
  headers: Headers;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescape = (value: string) => value.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

const MAX_REDIRECTS = 10;
let nextAddress = 1;

/**
 * A browser without JavaScript: it keeps cookies by host, follows redirects up to where `stopsAt` says, and sends forms.
 * Each has its own IP address, which it names as a proxy does.
 */
export class PlainBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #stopsAt: (url: URL) => boolean;
  readonly #headers: Readonly<Record<string, string>>;
  page: ShownPage = { status: 0, url: '', text: '', headers: new Headers() };

  constructor(stopsAt: (url: URL) => boolean = () => false, headers: Readonly<Record<string, string>> = {}) {
    this.#stopsAt = stopsAt;
    nextAddress += 1;
    const address = `10.1.${Math.floor(nextAddress / 250)}.${(nextAddress % 250) + 1}`;
    this.#headers = {
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'accept-language': 'en',
      accept: 'text/html',
      ...headers,
    };
  }

  /** The cookies of a host, as a map. */
  cookies(host = 'localhost'): Map<string, string> {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    return jar;
  }

  async #request(url: URL, init: RequestInit): Promise<Response> {
    const jar = this.cookies(url.hostname);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.#headers, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Requests a URL, and returns to where it redirects, without going there. */
  async redirectOf(to: string): Promise<string | undefined> {
    const response = await this.#request(new URL(to), {});
    await response.arrayBuffer();
    const location = response.headers.get('location');
    return location === null ? undefined : new URL(location, to).href;
  }

  /** Opens a URL, and shows where its redirects lead. */
  async open(to: string, init: RequestInit = {}): Promise<ShownPage> {
    let url = new URL(to, this.page.url || undefined);
    let response = await this.#request(url, init);
    for (let hops = 0; response.status >= 300 && response.status < 400; hops += 1) {
      if (hops > MAX_REDIRECTS) throw new Error(`${url.href} redirects without end`);
      await response.arrayBuffer();
      url = new URL(response.headers.get('location') ?? '', url);
      if (this.#stopsAt(url)) break;
      response = await this.#request(url, {});
    }
    const text = this.#stopsAt(url) ? '' : await response.text();
    this.page = { status: response.status, url: url.href, text, headers: response.headers };
    return this.page;
  }

  /** The fields of the form of this page that is sent to a path, with their values. No box is ticked. */
  fieldsOf(action: string): Record<string, string> {
    const form = new RegExp(`<form[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(this.page.text)?.[1];
    if (form === undefined) throw new Error(`${this.page.url} has no form for ${action}: ${this.page.text}`);
    const inputs = [...form.matchAll(/<input([^>]*)>/g)].filter(([input]) => !input.includes('type="checkbox"'));
    const fields = inputs.map(([, attributes = '']) => [
      unescape(/name="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      unescape(/value="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    ]);
    return Object.fromEntries(fields) as Record<string, string>;
  }

  /** Fills in the form that is sent to a path, and sends it as a browser does. */
  async send(
    action: string,
    values: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ShownPage> {
    const { origin } = new URL(this.page.url);
    return this.open(action, {
      method: 'POST',
      body: new URLSearchParams({ ...this.fieldsOf(action), ...values }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    });
  }
}
