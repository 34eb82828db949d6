import { defineOfflinePack } from '@manna/shared/contracts';

export default defineOfflinePack({
  match: (path) => path.startsWith('/guest/offline/'),
  respond: (path) =>
    Promise.resolve({
      title: 'A guest offline',
      body: `<h1>Guest of ${path.slice('/guest/offline/'.length).replace(/\W/g, '')}</h1>`,
      savedAt: new Date(0),
    }),
  shelf: () => Promise.resolve({ heading: 'Guests', pages: [{ path: '/guest/offline/ruth', title: 'Ruth' }] }),
});
