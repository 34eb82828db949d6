/** Texts about what there is on this device. */
export const deviceText = {
  needsNetwork: (pillar: string) => `${pillar} needs a connection.`,
  savedPages: 'Pages on this device',
  home: 'Home',
};
