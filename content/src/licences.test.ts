import { licenceRecordSchema } from '@manna/shared/contracts';
import { z } from 'zod';
import { ownLicences } from './licences';

test('what is written here, the faces and the coastlines each have a licence record', () => {
  const records = z.array(licenceRecordSchema).parse(ownLicences());
  expect(records.map(({ source, licence }) => `${source}: ${licence}`)).toEqual([
    'authored: MIT',
    '@fontsource/literata: SIL Open Font License 1.1',
    '@fontsource/inter: SIL Open Font License 1.1',
    '@fontsource/noto-serif-hebrew: SIL Open Font License 1.1',
    'world-atlas: Public domain (data); ISC (package)',
  ]);
});
