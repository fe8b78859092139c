export const MEMBER_STATES: readonly string[] =
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const MEMBERS = new Set(MEMBER_STATES);

/** The code that ISO 3166-1 reserves for the EU, which stands for all its member states. */
export const EU = 'EU';

/** Whether an ISO 3166-1 code is that of a member state of the EU. */
export const isInEu = (country: string): boolean => MEMBERS.has(country);
