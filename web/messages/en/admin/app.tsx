export const citron = (version: string) => `Citron ${version}`;
export const admin = 'Admin';
