export const countries = 'Countries';
export const groups = 'Groups';
export const noSuchCountry = 'No such country.';
