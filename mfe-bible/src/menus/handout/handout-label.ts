export const handoutLabel = { pdf: 'PDF' };
