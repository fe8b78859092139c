export const isNotKnownAsA = (unknown: string) => `'${unknown}' is not known as a country.`;
