/** Texts of the popover that shows a note beside its letter. */
export const notePopoverText = { allNotes: 'All notes of the chapter' };
