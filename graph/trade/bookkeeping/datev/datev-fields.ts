const numbered = (count: number, names: readonly string[]) =>
  Array.from({ length: count }, (_, at) => names.map((name) => `${name} ${at + 1}`)).flat();

/** The columns of a booking in their order. What begins with " is a text, which stands in quotes even when it is empty. */
const COLUMNS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', '"Soll/Haben-Kennzeichen', '"WKZ Umsatz', 'Kurs', 'Basisumsatz'],
  ...['"WKZ Basisumsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', '"BU-Schlüssel', 'Belegdatum'],
  ...['"Belegfeld 1', '"Belegfeld 2', 'Skonto', '"Buchungstext', 'Postensperre', '"Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', '"Beleglink'],
  ...numbered(8, ['"Beleginfo – Art', '"Beleginfo – Inhalt']),
  ...[
    '"KOST1 – Kostenstelle',
    '"KOST2 – Kostenstelle',
    'Kost Menge',
    '"EU-Land u. USt-IdNr.',
    'EU-Steuersatz',
  ],
  ...['"Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, ['"Zusatzinformation – Art', '"Zusatzinformation – Inhalt']),
  ...['Stück', 'Gewicht', 'Zahlweise', '"Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', '"Auftragsnummer', '"Buchungstyp', 'USt-Schlüssel (Anzahlungen)'],
  ...['"EU-Mitgliedstaat (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'],
  ...['Erlöskonto (Anzahlungen)', '"Herkunft-Kz', '"Leerfeld', 'KOST-Datum', '"SEPA-Mandatsreferenz'],
  ...['Skontosperre', '"Gesellschaftername', 'Beteiligtennummer', '"Identifikationsnummer'],
  ...['"Zeichnernummer', 'Postensperre bis', '"Bezeichnung', 'Kennzeichen', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord.', 'Fälligkeit', '"Generalumkehr', 'Steuersatz', '"Land'],
];

export const columnNames: readonly string[] = COLUMNS.map((name) => name.replace('"', ''));
const isText = COLUMNS.map((name) => name.startsWith('"'));

/** A text in quotes, cut to what its field takes. Line breaks would end the booking. */
export const quoted = (text: string, most: number) =>
  `"${[...text.replace(/[\p{Cc}]+/gu, ' ')].slice(0, most).join('').replaceAll('"', '""')}"`;

/** A line of the file from the values of its columns, already written as DATEV reads them. */
export function lineOf(values: Readonly<Record<string, string>>): string {
  return columnNames.map((name, at) => values[name] ?? (isText[at] ? '""' : '')).join(';');
}

/** Minor units of a currency with at most two decimals as a decimal with a comma and two places, which DATEV takes of every currency. */
export function decimalComma(amount: number, digits: number): string {
  const text = String(amount * 10 ** (2 - digits)).padStart(3, '0');
  return `${text.slice(0, -2)},${text.slice(-2)}`;
}

/** A day such as "2026-11-26" as 2611: the year is that of the file. */
export const dayAndMonth = (day: string) => `${day.slice(8)}${day.slice(5, 7)}`;

/** What a field of documents takes: letters without accents, digits and $ & % * + - /, at most 36. */
export const documentNumber = (number: string) => number.replace(/[^a-zA-Z0-9$&%*+\-/]/g, '-').slice(0, 36);

const decoder = new TextDecoder('windows-1252');
const CODES = new Map(
  Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
);

/** A text in Windows-1252, in which DATEV reads files. A character that it does not have becomes a question mark. */
export const toWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text], (character) => CODES.get(character) ?? 0x3f);
