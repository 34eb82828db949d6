/**
 * Whether this device has now all that the site has saved of the reader: most of it is not here until a page has used it. False
 * if the site cannot be reached.
 *
 * @param fetchAll `fetchAllUserData` of useUserDataArchive.
 */
export const isFetched = (fetchAll: () => Promise<void>): Promise<boolean> =>
  fetchAll().then(
    () => true,
    () => false,
  );
