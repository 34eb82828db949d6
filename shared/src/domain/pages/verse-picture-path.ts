/** How the picture of a verse can look, the default of each choice first. */
export const pictureChoices = {
  size: ['square', 'story', 'wide', 'print'],
  ground: ['paper', 'night', 'wine', 'olive', 'dawn'],
  face: ['serif', 'italic', 'sans'],
} as const;

export type PictureChoice<Name extends keyof typeof pictureChoices> = (typeof pictureChoices)[Name][number];

/** Width and height of the pictures in pixels: a post, a phone's screen, the preview of a link, a print of 8 by 10 inches. */
export const pictureSizes = {
  square: [1080, 1080],
  story: [1080, 1920],
  wide: [1200, 630],
  print: [2400, 3000],
} as const satisfies Record<PictureChoice<'size'>, readonly [number, number]>;

/** The path of a verse's picture: '/verse-pictures/kjv/John.3.16.png'. The choices are its query. */
export const versePicturePath = (translation: string, osisId: string): string =>
  `/verse-pictures/${translation}/${osisId}.png`;
