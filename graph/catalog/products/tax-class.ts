import { Matches } from 'class-validator';

/** What a tax class may be. */
export const IsTaxClass = () =>
  Matches(/^[a-z][a-z0-9-]{0,29}$/, {
    message: 'A tax class begins with a small letter and has small letters, digits and hyphens, 30 at most.',
  });
