import { embedFrame, embedPath } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { CopyField } from './copy-field';
import { shareText } from './share-text';
import { usePageAddress } from './use-page-address';

/** The size of the frame, which a site may change. A picture is as large as the frame allows, whole. CSS pixels. */
const FRAME = { width: 560, height: 560 };

interface EmbedCodeProps {
  /** The path of what is embedded. */
  path: string;
  /** Title of the page. */
  title: string;
}

/** The code with which another site shows a picture or passage, with its source, in a frame. */
export function EmbedCode({ path, title }: EmbedCodeProps) {
  const text = useText(shareText);
  const url = usePageAddress(embedPath(path));
  if (url === null) return null;
  return <CopyField label={text.embedCode} value={embedFrame({ url, title, ...FRAME })} action={text.copyCode} />;
}
