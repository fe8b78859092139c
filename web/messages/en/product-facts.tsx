export const details = 'Details';
export const yes = 'Yes';
export const no = 'No';
