/** By what two tags are the same: small letters, as JavaScript has them. SQL gets it as a value: its `lower` makes others of İ and Σ. */
export const tagKey = (tag: string): string => tag.trim().toLowerCase();
