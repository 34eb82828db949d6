/** The site's data service returned an HTTP error. The error page is chosen by its status. */
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
