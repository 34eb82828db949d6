/** '2 min 05 s'. */
export const lengthText = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const rest = String(seconds % 60).padStart(2, '0');
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${rest} s`;
};
