import { isPageAddress } from '#money/carriers';
import { isMailbox } from '../../core/email-address.ts';
import { HasNoProblem, isCleanLine } from '../../core/validation.ts';

const LONGEST = 300;

/** An address at which a company is reached: of a mailbox, or of a page of the web. */
export const IsElectronicAddress = () =>
  HasNoProblem('isElectronicAddress', (value) =>
    isElectronicAddress(String(value).trim())
      ? null
      : `Enter an e-mail address, or the address of a web page that begins with https://: at most ${LONGEST} characters.`,
  );

function isElectronicAddress(text: string): boolean {
  if (text.length > LONGEST || !isCleanLine(text) || /\s/.test(text)) return false;
  return isPageAddress(text) || isMailbox(text);
}
