import type { LoaderArgs } from '@manna/shared/contracts';
import { GroundDocument } from '../../../generated/graphql';
import { fileAddress } from '../../../names/file-address';

/** The path of the drawing of land and water that all maps have; null if the content has none. */
export async function loadGround({ data }: Pick<LoaderArgs, 'data'>): Promise<string | null> {
  const { ground } = await data.query(GroundDocument, {});
  const files = ground && 'files' in ground ? ground.files : [];
  const drawing = files.find(({ path }) => path.endsWith('.ground.svg'));
  return drawing ? fileAddress(drawing) : null;
}
