export const fitToTheWindow = 'Fit to the window';
export const showInFullSize = 'Show in full size';
export const ofNumber = (number: number, count: number) => ` (${number} of ${count})`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const close = 'Close';
export const picture = 'Picture';
