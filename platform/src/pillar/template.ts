import type { NewPillar } from './new-pillar';
import { pageFiles } from './template-page';

/** Versions that the kit is tested with. */
const REACT = '19.3.1';
const TYPES_OF_REACT = '19.3.0';
const TYPESCRIPT = '7.0.2';

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const packageFile = ({ name }: NewPillar, kit: string): string =>
  jsonText({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'pillar build',
      check: 'pillar check',
      codegen: 'pillar codegen',
      doctor: 'pillar doctor',
      test: 'pillar test',
      types: 'pillar codegen && tsc',
    },
    devDependencies: {
      '@manna/pillar-kit': kit,
      '@types/react': TYPES_OF_REACT,
      '@types/react-dom': TYPES_OF_REACT,
      react: REACT,
      'react-dom': REACT,
      typescript: TYPESCRIPT,
    },
  });

const descriptorFile = ({ name, title, route, owner }: NewPillar, contract: string): string =>
  jsonText({
    name,
    title,
    owner,
    contract,
    accent: 'green',
    routes: [{ id: 'root', path: route }],
    pages: [{ id: 'root', path: route, label: title, icon: 'school' }],
    extensions: { menuEntries: [{ page: 'root', order: 80 }] },
  });

const PILLAR = `import { definePillar } from '@manna/pillar-kit/contracts';

export default definePillar({
  routes: {
    root: () => import(/* webpackChunkName: "route-root" */ './features/first/first-page').then(({ route }) => route),
  },
  translations: { es: () => import('./texts/es').then(({ es }) => es) },
});
`;

const PILLAR_TEST = `import { describePillar } from '@manna/pillar-kit/testing';
import descriptor from './descriptor.json';
import pillar from './pillar';

describePillar(pillar, descriptor);
`;

const WEBPACK = `import { definePillarBuild } from '@manna/pillar-kit/build';

export default definePillarBuild(import.meta.dirname);
`;

const readme = ({ title, route, owner }: NewPillar): string => `# ${title}

A pillar of Daily Manna, at \`${route}\`. ${owner} is asked when it fails.

| command                              | what it does                                                       |
| ------------------------------------ | ------------------------------------------------------------------ |
| \`npm test\`                           | its tests, and those that every pillar has to pass                 |
| \`npx pillar dev --shell <site>\`      | shows it on a deployed site while you write it                     |
| \`npm run types\`                      | writes types of the queries, and checks all types                  |
| \`npm run build\`                      | writes a release to \`dist/pillars/\`                                |
| \`npm run check\`                      | says what a site would refuse                                      |
| \`npx pillar publish --to <folder>\`   | publishes the release, which is never overwritten                  |
| \`npm run doctor\`                     | says what is wrong with this folder and this machine               |

Add \`--help\` to any \`npx pillar <command>\`.
`;

/** The files of a new pillar, by path. */
export const templateFiles = (pillar: NewPillar, contract: string, kit: string): Record<string, string> => ({
  'README.md': readme(pillar),
  '.gitignore': 'node_modules/\ndist/\nsrc/generated/\n*.pem\n',
  'package.json': packageFile(pillar, kit),
  'tsconfig.json': jsonText({ extends: '@manna/pillar-kit/tsconfig.json', include: ['src', 'src/**/*.json'] }),
  'webpack.config.mjs': WEBPACK,
  'src/descriptor.json': descriptorFile(pillar, contract),
  'src/pillar.tsx': PILLAR,
  'src/pillar.test.ts': PILLAR_TEST,
  ...pageFiles(pillar),
});
