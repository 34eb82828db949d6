/** A line of code that breaks a rule, and the file it is planted in. */
export interface PlantedViolation {
  rule: string;
  file: string;
  code: string;
  /** Other files that the line needs to break this rule. */
  otherFiles?: Readonly<Record<string, string>>;
}

const violation = (
  rule: string,
  file: string,
  code: string,
  otherFiles?: PlantedViolation['otherFiles'],
): PlantedViolation => ({
  rule,
  file,
  code,
  ...(otherFiles && { otherFiles }),
});

/** At least one violation of each rule. mfe-atlas is a pillar that no rule names. */
export const plantedViolations: readonly PlantedViolation[] = [
  violation('contracts-stand-alone', 'shared/src/contracts/leans.ts', "import '../domain';"),
  violation('contracts-stand-alone', 'shared/src/contracts/draws.ts', "import 'react';"),
  violation(
    'contracts-types-only-of-libraries',
    'shared/src/contracts/speaks-router.ts',
    "import type { Router } from 'react-router-dom'; export type R = Router;",
  ),
  violation('domain-is-pure', 'shared/src/domain/draws.ts', "import 'react';"),
  violation('domain-is-pure', 'shared/src/domain/remembers.ts', "import '../runtime';"),
  violation('domain-is-pure', 'shared/src/domain/reads-files.ts', "import 'node:fs';"),
  violation('runtime-knows-contracts-and-domain', 'shared/src/runtime/draws.ts', "import '../ui';"),
  violation('ui-knows-contracts-and-domain', 'shared/src/ui/remembers.ts', "import '../runtime';"),
  violation('print-knows-contracts-and-domain', 'shared/src/print/draws.ts', "import '../ui';"),
  violation('only-backstage-prints', 'mfe-atlas/src/prints.ts', "import '@manna/shared/print';", {
    'shared/src/print/index.ts': "import '../domain';",
  }),
  violation('ui-has-no-store', 'shared/src/ui/stores.ts', "import 'react-redux';"),
  violation('shared-knows-nobody', 'shared/src/runtime/asks-shell.ts', "import '../../../shell/src/main';"),
  violation('shell-knows-no-pillar', 'shell/src/ships-pillar.ts', "import '../../mfe-atlas/src/pillar';"),
  violation('pillar-knows-no-other-pillar', 'mfe-atlas/src/borrows.ts', "import '../../mfe-bible/src/pillar';"),
  violation('pillar-knows-no-other-pillar', 'mfe-bible/src/borrows-back.ts', "import '../../mfe-atlas/src/pillar';"),
  violation(
    'pillar-knows-no-other-pillar',
    'e2e/pillars/faulty/src/borrows.ts',
    "import '../../../../mfe-atlas/src/pillar';",
  ),
  violation('pillar-knows-only-shared', 'e2e/pillars/faulty/src/reaches-journeys.ts', "import '../../../gateway';", {
    'e2e/gateway.ts': "import '@manna/shared/contracts';",
  }),
  violation('pillar-knows-only-shared', 'mfe-atlas/src/reaches-shell.ts', "import '../../shell/src/main';"),
  violation('pillar-knows-only-shared', 'mfe-atlas/src/reaches-server.ts', "import '../../server/src/server';"),
  violation('feature-knows-no-other-feature', 'mfe-atlas/src/features/map/peeks.ts', "import '../legend/legend';", {
    'mfe-atlas/src/features/legend/legend.ts': "import '@manna/shared/domain';",
  }),
  violation('host-knows-no-feature', 'shell/src/host/peeks.ts', "import '../features/menu/menu';", {
    'shell/src/features/menu/menu.ts': "import '@manna/shared/domain';",
  }),
  violation('host-knows-no-feature', 'shell/src/host/speaks.ts', "import type { M } from '../app/texts';", {
    'shell/src/app/texts.ts': "import '@manna/shared/domain';\nexport type M = string;",
  }),
  violation('feature-knows-no-app', 'shell/src/features/menu/reaches-up.ts', "import '../../app/layout';", {
    'shell/src/app/layout.ts': "import '@manna/shared/domain';",
  }),
  violation('shell-knows-only-shared', 'shell/src/reaches-server.ts', "import '../../server/src/server';"),
  violation('backstage-knows-contracts-and-domain', 'server/src/draws.ts', "import '@manna/shared/ui';"),
  violation('backstage-knows-contracts-and-domain', 'content/src/remembers.ts', "import '@manna/shared/runtime';"),
  violation(
    'backstage-knows-contracts-and-domain',
    'platform/src/reaches-server.ts',
    "import '../../server/src/server';",
  ),
  violation('content-base-is-below', 'content/src/base/reaches-up.ts', "import '../release/sources/read';", {
    'content/src/release/sources/read.ts': "import '@manna/shared/domain';",
  }),
  ...[
    ['release', 'studio'],
    ['studio', 'release'],
    ['studio', 'importers'],
    ['importers', 'release'],
  ].map(([room, other]) =>
    violation('content-rooms-stand-apart', `content/src/${room}/borrows.ts`, `import '../${other}/made';`, {
      [`content/src/${other}/made.ts`]: "import '@manna/shared/domain';",
    }),
  ),
  ...[
    ['sources', 'names'],
    ['alignment', 'names'],
    ['editions', 'names'],
    ['names', 'entries'],
    ['authored', 'sources'],
    ['entries', 'emit'],
    ['emit', 'check'],
  ].map(([stage, later]) =>
    violation(
      `release-${stage}-knows-no-later-stage`,
      `content/src/release/${stage}/reaches-on.ts`,
      `import '../${later}/made';`,
      { [`content/src/release/${later}/made.ts`]: "import '@manna/shared/domain';" },
    ),
  ),
  violation('only-builds-build', 'server/src/builds.ts', "import '@manna/shared/build/pillar-build';"),
  violation('only-builds-build', 'mfe-atlas/src/builds.ts', "import '@manna/shared/build/pillar-build';"),
  violation('journeys-see-what-readers-see', 'e2e/journeys/peeks.spec.ts', "import '../../mfe-bible/src/pillar';"),
  violation('journeys-see-what-readers-see', 'e2e/journeys/remembers.spec.ts', "import '@manna/shared/runtime';"),
  violation('nobody-imports-journeys', 'shell/src/leans-on-journeys.ts', "import '../../e2e/fixtures';", {
    'e2e/fixtures.ts': "import '@manna/shared/contracts';",
  }),
  violation('test-support-stays-in-tests', 'shell/src/ships-test-support.ts', "import '@manna/shared/testing';"),
  violation('rooms-are-entered-by-their-door', 'shell/src/climbs-in.ts', "import '../../shared/src/ui/button';", {
    'shared/src/ui/button.ts': "import '../domain';",
  }),
  violation('rooms-are-called-by-name', 'mfe-atlas/src/goes-around.ts', "import '../../shared/src/domain/index';"),
  violation('no-cycles', 'server/src/egg.ts', "import './hen';", { 'server/src/hen.ts': "import './egg';" }),
  violation('no-cycles', 'server/src/chick.ts', "import type { Cock } from './cock'; export type Chick = Cock;", {
    'server/src/cock.ts': "import type { Chick } from './chick'; export type Cock = Chick;",
  }),
  violation('no-orphans', 'content/src/forgotten.ts', 'export const forgotten = true;'),
  violation('no-unresolvable', 'shell/src/misses.ts', "import './nothing-here';"),
  violation('no-unresolvable', 'mfe-atlas/src/breaks-in.ts', "import '@manna/mfe-bible/src/pillar';"),
  violation('no-undeclared-packages', 'server/src/found-by-chance.ts', "import 'stray';"),
  violation('no-dev-packages-in-product', 'server/src/ships-webpack.ts', "import 'webpack';"),
];
