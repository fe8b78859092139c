import { useSettings } from './settings.ts';

/** A text that is specified with a mistake, and how it reads with TEXTS=en-x-fixed. */
export interface SpecifiedText {
  specified: string;
  corrected: string;
}

/** Gives a text as this shop is set to write it: as specified, or corrected. */
export function useText(): (text: SpecifiedText) => string {
  const { texts } = useSettings();
  return ({ specified, corrected }) => (texts === 'en-x-fixed' ? corrected : specified);
}
