export const description = 'Description';
export const yes = 'Yes';
export const no = 'No';
