/** English texts of the options of a PDF. */
export const handoutText = {
  paper: 'Paper',
  a4: 'A4',
  letter: 'Letter',
  columns: 'Columns',
  one: 'One',
  two: 'Two',
  margins: 'Margins',
  normal: 'Normal',
  narrow: 'Narrow',
  wide: 'Wide, for notes',
  noNumbers: 'Leave out verse numbers',
  noNotes: 'Leave out notes',
  open: 'Open the PDF',
};

export type HandoutText = typeof handoutText;
