import { Initial } from './0001-initial.ts';

/** All migrations, oldest first. */
export const migrations = [{ name: '0001-initial', class: Initial }];
