/** Texts of the line that says what the site runs. */
export const versionsText = {
  runs: (parts: string) => `This site runs ${parts}.`,
  responsible: (owner: string) => `Responsible for this page: ${owner}.`,
};
