/** Texts of the cards that are shown when a page cannot be, with the reason by kind of failure. */
export const cardText = {
  offline: 'Content unavailable - you appear to be offline.',
  http: 'The server did not send this part of the site.',
  timeout: 'This part of the site took too long to arrive. If Retry does not help, reload the page.',
  integrity: 'The files differ from the published ones, so they were not run.',
  contract: 'This part of the site was made for another version of the site, so it was not run.',
  shared: 'This part of the site needs another version of a library, so it was not run.',
  evaluation: 'This part of the site arrived, but failed while it was starting.',
  render: 'An error occurred displaying this content.',
  unavailable: (pillar: string) => `${pillar} is not available right now`,
  maintainedBy: (pillar: string, version: string, owner: string) => `${pillar} ${version}, maintained by ${owner}.`,
  restWorks: 'The rest of the site works as usual.',
  wentWrong: 'Something went wrong',
  offlineTitle: 'You are offline',
  renderTitle: 'An Error Occured Displaying This Content',
  retry: 'Retry',
  retrying: 'Retrying...',
};
