import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

/** Whom the provider signs in. */
const RUTH = { sub: 'ruth', name: 'Ruth', email: 'ruth@bethlehem.example' };

/** Starts an OpenID provider, which is not part of this project. It signs in the same reader without asking anything. */
export async function startProvider(): Promise<{ issuer: string; stop(): Promise<void> }> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => void Object.assign(payload, RUTH));
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = RUTH;
  });
  await server.start(0, '127.0.0.1');
  return { issuer: server.issuer.url ?? '', stop: () => server.stop() };
}
