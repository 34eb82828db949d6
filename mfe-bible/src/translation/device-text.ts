/** Text about a translation that is not on this device. */
export const deviceText = {
  notOnDevice: (passage: string, translation: string) => `${passage} is not on this device in the ${translation}.`,
};
