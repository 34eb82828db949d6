import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

/** Whom the provider signs in. */
const RUTH = { sub: 'ruth', name: 'Ruth', email: 'ruth@bethlehem.example' };

export interface RunningProvider {
  issuer: string;
  /** Signs in this reader from now on. */
  signInAs(reader: typeof RUTH): void;
  stop(): Promise<void>;
}

/** Starts an OpenID provider, which is not part of this project. It signs in Ruth without asking anything. */
export async function startProvider(): Promise<RunningProvider> {
  let reader = RUTH;
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => void Object.assign(payload, reader));
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = reader;
  });
  await server.start(0, '127.0.0.1');
  return { issuer: server.issuer.url ?? '', signInAs: (next) => void (reader = next), stop: () => server.stop() };
}
