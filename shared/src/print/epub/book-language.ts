/** The language of a book's text. */
export interface BookLanguage {
  /** BCP 47. */
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
}
