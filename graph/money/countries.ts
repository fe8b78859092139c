/** The codes of ISO 3166-1, and of Kosovo, which has none there but is known to carriers by this one. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** The languages in which the name of a country is understood. English counts first. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'];

/** What countries are called as well. */
const ALIASES: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  AU: 'AUS',
  BN: 'Brunei Darussalam',
  BO: 'Plurinational State of Bolivia',
  CA: 'CAN',
  CD: 'DRC, DR Congo, Democratic Republic of the Congo',
  CG: 'Congo, Republic of the Congo',
  CI: 'Ivory Coast',
  CN: 'PRC, Mainland China, Peoples Republic of China',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  DE: 'DEU, Federal Republic of Germany',
  GB: 'UK, GBR, Great Britain, Britain, England, Scotland, Wales, Northern Ireland',
  HK: 'Hong Kong',
  IE: 'Eire, Republic of Ireland',
  IN: 'IND, Bharat',
  IR: 'Islamic Republic of Iran',
  KR: 'Korea, Republic of Korea',
  LA: 'Lao PDR',
  MD: 'Republic of Moldova',
  MK: 'Macedonia',
  MM: 'Myanmar, Burma',
  MO: 'Macau, Macao',
  NL: 'Holland',
  PS: 'Palestine, State of Palestine',
  RU: 'Russian Federation',
  SA: 'KSA, Kingdom of Saudi Arabia',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  TZ: 'United Republic of Tanzania',
  US: 'USA, America, United States of America',
  VA: 'Vatican, Holy See',
  VE: 'Bolivarian Republic of Venezuela',
  VI: 'US Virgin Islands',
  ZA: 'RSA, Republic of South Africa',
};

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name or its code, as people write them; null when it is not known. */
export function findCountry(text: string): string | null {
  codes ??= readCodes();
  return codes.get(normalise(text)) ?? null;
}

/** All countries by their English names. */
export function listCountries(): { code: string; name: string }[] {
  const nameOf = namesIn('en');
  return COUNTRY_CODES.map((code) => ({ code, name: nameOf(code) })).toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}

function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (!found.has(normalise(name))) found.set(normalise(name), code);
  };
  for (const code of COUNTRY_CODES) add(code, code);
  for (const [code, names] of Object.entries(ALIASES)) for (const name of names.split(',')) add(name, code);
  for (const language of LANGUAGES) {
    const nameOf = namesIn(language);
    for (const code of COUNTRY_CODES) add(nameOf(code), code);
  }
  return found;
}

function namesIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** Case, accents, articles and whatever is no letter make no other country. */
function normalise(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/^\s*the\b/, '')
    .replace(/[^\p{L}\p{M}]/gu, '');
}
