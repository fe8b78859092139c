import { useContext } from 'react';
import { SettingsContext } from './settings.ts';

/** The time zone of the shop, in which its screens show days; undefined in a shop that has chosen none. */
export const useTimeZone = (): string | undefined => useContext(SettingsContext)?.timeZone;
