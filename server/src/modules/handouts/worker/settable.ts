import { faceRuns, PrintError, type Lettering } from '@manna/shared/print';

const canSet = (text: string, lettering: Lettering): boolean => {
  try {
    return faceRuns(lettering, text).length > 0;
  } catch (error) {
    if (error instanceof PrintError) return false;
    throw error;
  }
};

/** The text without letters that no font has, which imported texts may contain. */
export const settable = (text: string, lettering: Lettering): string =>
  text === '' || canSet(text, lettering) ? text : [...text].filter((letter) => canSet(letter, lettering)).join('');
