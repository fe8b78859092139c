import type { ReactNode } from 'react';

export const textNotAvailable = 'Text not available';
export const versionSince = (version: number, day: ReactNode) => (
  <>
    Version {version}, of {day}. Orders were made under this text; the shop may have another one now.
  </>
);
