import { defineRoute } from '@manna/shared/contracts';
import { useParams } from '@manna/shared/runtime';

export const root = defineRoute({
  meta: () => ({
    metaTitle: 'Guest',
    description: 'A guest of the site',
    canonicalPath: '/guest',
    breadcrumbs: [],
    subject: { type: 'Guest', id: 'ruth' },
  }),
  Component: () => <h1>Guest</h1>,
});

function Beside() {
  const { type, id } = useParams();
  return (
    <h1>
      {type} {id}
    </h1>
  );
}

export const beside = defineRoute({
  meta: () => ({ metaTitle: 'Beside', description: 'Beside a guest', breadcrumbs: [] }),
  Component: Beside,
});
