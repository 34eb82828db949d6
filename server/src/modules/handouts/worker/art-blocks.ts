import type { ProseBlock } from '@manna/shared/contracts';
import type { PrintedPicture } from '../handout-messages';
import { pictureSize, type Frame } from '../page-frame';
import { drawFigure } from './draw-figure';
import type { Art, FlowBlock, Run } from './flow';
import { plainBlock } from './plain-block';
import type { Styles } from './styles';

/** What is seen, and its caption below it in the same column. */
function artBlocks(art: Art, caption: readonly Run[], { leading, size }: Styles): FlowBlock[] {
  const plain = { first: 0, rest: 0, direction: 'ltr' } as const;
  return [
    { ...plain, role: 'Figure', art, runs: [], leading: art.height, before: leading * 0.7, keepsNext: true },
    {
      ...plain,
      role: 'Caption',
      runs: caption,
      leading: leading * 0.88,
      before: size * 0.2,
      isWhole: true,
    },
  ];
}

/** A picture with its caption and credit. If its file is missing, what it shows is said in words. */
export function pictureBlocks(picture: PrintedPicture, frame: Frame, label: string, styles: Styles): FlowBlock[] {
  const { png, alt, caption, credit } = picture;
  const captionRuns = [
    { text: caption, style: styles.note },
    { text: ` ${credit}`, style: styles.credit },
  ];
  if (!png) {
    const runs = [{ text: `${label} `, style: styles.label }, ...captionRuns, { text: ` ${alt}`, style: styles.soft }];
    return [{ ...plainBlock(styles), runs }];
  }
  const { width, height } = pictureSize(picture, frame);
  const file = Buffer.from(png);
  const draw: Art['draw'] = (doc, left, top) => void doc.image(file, left, top, { width, height });
  return artBlocks({ alt, width, height, draw }, captionRuns, styles);
}

/** A drawing of the prose with its caption, in the colour of the entry's category. */
export function figureBlocks(
  figure: Extract<ProseBlock, { kind: 'figure' }>,
  caption: readonly Run[],
  { frame, accent, styles }: { frame: Frame; accent: string; styles: Styles },
): FlowBlock[] {
  const { width, height } = pictureSize(figure, frame);
  const scale = width / figure.width;
  const draw: Art['draw'] = (doc, left, top) => drawFigure(doc, figure, { left, top, scale, accent });
  return artBlocks({ alt: figure.alt, width, height, draw }, caption, styles);
}
