import { strToU8, Zip, ZipDeflate } from 'fflate';
import { minorDigits } from '#money/minor-units';
import { guardCell } from './formula-guard.ts';
import { decimalOf, type TableCell, type TableFile } from './table-cell.ts';
import { escapeXml } from './xml.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OF_DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook of one sheet that say where the others are. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OF_DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OF_DOCUMENT}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OF_DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OF_DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
};
/** Formats of cells by their place in the list of styles: a usual one, that of the header, days, moments of UTC; then one for each currency. */
const [HEADER, DAY, MOMENT, FIRST_CURRENCY] = [1, 2, 3, 4];
/** Characters of a cell that spreadsheets open. */
const LONGEST = 32_767;

/**
 * A workbook of one sheet with a header that stays in view, written as its rows come. Amounts are numbers with the code and the digits of their
 * currency, days and moments those of spreadsheets; texts are never formulas. The styles come last, when all currencies are known.
 */
export function xlsxFile(headers: readonly string[]): TableFile {
  const chunks: Uint8Array[] = [];
  const currencies: string[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const open = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  const add = (name: string, xml: string) => open(name).push(strToU8(XML + xml), true);
  for (const [name, xml] of Object.entries(PARTS)) add(name, xml);
  const sheet = open('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${XML}<worksheet xmlns="${MAIN}">${VIEW}${widths(headers.length)}<sheetData>`));
  sheet.push(strToU8(rowOf(headers.map((title) => textCell(title, HEADER)))));

  const styleOf = (currency: string) => {
    if (!currencies.includes(currency)) currencies.push(currency);
    return FIRST_CURRENCY + currencies.indexOf(currency);
  };
  const cellOf = (cell: TableCell): string => {
    if (cell === null) return '<c/>';
    if (typeof cell === 'string') return textCell(guardCell(cell), 0);
    if (typeof cell === 'number') return numberCell(cell, 0);
    if (cell instanceof Date) return numberCell(serialOf(cell), MOMENT);
    if ('day' in cell) return numberCell(serialOf(new Date(`${cell.day}T00:00:00Z`)), DAY);
    return numberCell(decimalOf(cell), styleOf(cell.currency));
  };
  const taken = () => Buffer.concat(chunks.splice(0));
  return {
    write(rows) {
      if (rows.length > 0) sheet.push(strToU8(rows.map((row) => rowOf(row.map(cellOf))).join('')));
      return taken();
    },
    end() {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      add('xl/styles.xml', stylesOf(currencies));
      zip.end();
      return taken();
    },
  };
}

const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const widths = (columns: number) => `<cols><col min="1" max="${columns}" width="16" customWidth="1"/></cols>`;
const rowOf = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeCodes(escapeXml(text.slice(0, LONGEST)))}</t></is></c>`;
/** Spreadsheets read `_x003D_` as `=` (ECMA-376, ST_Xstring), so an underscore that would begin such a code is written as one. */
const escapeCodes = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
const numberCell = (value: number | string, style: number) => `<c s="${style}"><v>${value}</v></c>`;

/** Days since the end of 1899, as spreadsheets count them. */
const serialOf = (at: Date) => at.getTime() / 86_400_000 + 25_569;

function stylesOf(currencies: readonly string[]): string {
  const formats = [
    'yyyy-mm-dd',
    'yyyy-mm-dd hh:mm:ss',
    ...currencies.map(
      (code) => `#,##0${'.0000'.slice(0, minorDigits(code) && minorDigits(code) + 1)} [$${code}]`,
    ),
  ];
  const numFmts = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`,
  );
  const usual = (format: number, font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const styles = [usual(0), usual(0, 1), ...formats.map((_, at) => usual(164 + at))];
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
