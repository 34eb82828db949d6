/** The site's data service returned an HTTP error. The status decides which error page is shown. */
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
