/** The site's data service answered with an HTTP error; an error page is named by its status. */
export class DataFailure extends Error {
  override readonly name = 'DataFailure';

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
