export const page = { heading: 'never shown' };
