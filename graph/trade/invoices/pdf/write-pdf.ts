import { setImmediate as otherRequests } from 'node:timers/promises';
import { createSemaphore } from '../../../core/semaphore.ts';
import { type DocumentRow, type DocumentTexts, documentTexts } from '../document-texts.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import * as t from '../messages/en.ts';
import { missingFor, writeCii } from '../write-cii.ts';
import { FACTUR_X, facturXMetadata } from './factur-x.ts';
import { FAINT, LEFT, lineHeight, PdfSheet, RIGHT, type TextStyle } from './pdf-sheet.ts';

/** Drawing takes the processor: one at a time, and a pause for other requests after so many rows. */
const drawing = createSemaphore({
  running: 1,
  waiting: 50,
  refusal: 'Too many documents are being made. Please try again in a moment.',
});
const ROWS_AT_ONCE = 25;

const SMALL: TextStyle = { size: 8, color: FAINT };
const BOLD: TextStyle = { weight: 700 };
/** Where columns end, from the right one; the first has the rest. */
const ENDS = { amount: RIGHT, taxRate: RIGHT - 90, price: RIGHT - 140, quantity: RIGHT - 225 };
const NAME_WIDTH = ENDS.quantity - 50 - LEFT;
const HALF = (RIGHT - LEFT) / 2;

/**
 * A document as PDF/A-3b; with the e-invoice of EN 16931 in it (Factur-X, ZUGFeRD) if it has what that needs. The same document has the
 * same bytes. Errors: RATE_LIMITED while too many wait.
 */
export function writePdf(document: InvoiceDocument): Promise<Buffer> {
  return drawing(() => draw(document));
}

async function draw(document: InvoiceDocument): Promise<Buffer> {
  const texts = documentTexts(document);
  const issued = new Date(`${document.issuedOn}T00:00:00Z`);
  const sheet = new PdfSheet({ Title: texts.title, CreationDate: issued });
  drawHead(sheet, texts);
  drawColumns(sheet);
  sheet.onNewPage = () => drawColumns(sheet);
  for (const [at, row] of texts.rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await otherRequests();
    drawRow(sheet, row);
  }
  sheet.onNewPage = () => {};
  drawSums(sheet, texts.sums);
  sheet.y += lineHeight();
  sheet.lines(texts.notes);
  sheet.y += lineHeight();
  if (texts.footer) sheet.lines([texts.footer]);
  drawFeet(sheet, texts.title);
  if (missingFor('en16931', document).length === 0) embed(sheet, writeCii(document, 'en16931'), issued);
  sheet.doc.end();
  return Buffer.concat(await sheet.doc.toArray());
}

function embed({ doc }: PdfSheet, xml: string, issued: Date): void {
  doc.appendXML(facturXMetadata);
  const times = { creationDate: issued, modifiedDate: issued };
  const options = { name: FACTUR_X, type: 'text/xml', description: 'Factur-X', ...times };
  // ISO 32000-2, 14.13: `relationship` is missing in the types of PDFKit.
  doc.file(Buffer.from(xml), Object.assign(options, { relationship: 'Alternative' }));
}

function drawHead(sheet: PdfSheet, { seller, facts, addresses, title, corrects }: DocumentTexts): void {
  drawBeside(
    sheet,
    (width) => seller.flatMap((line) => sheet.wrap(line, width)).map((line) => [line]),
    (width) =>
      facts.flatMap(([label, value]) => {
        const [first = '', ...more] = sheet.wrap(value, width - 90);
        return [[label, first], ...more.map((line) => ['', line])];
      }),
  );
  const [billTo, shipTo] = addresses.map((address) => (width: number) => [
    [address.title, ''],
    ...address.lines.flatMap((line) => sheet.wrap(line, width)).map((line) => [line]),
  ]);
  drawBeside(sheet, billTo!, shipTo ?? (() => []));
  sheet.lines([title], { size: 16, weight: 700 });
  if (corrects) sheet.lines([corrects]);
  sheet.y += lineHeight();
}

/** Draws two columns of lines, of each line one text or a faint label with a text. */
function drawBeside(sheet: PdfSheet, ...columns: ((width: number) => string[][])[]): void {
  const [left = [], right = []] = columns.map((column) => column(HALF - 16));
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    sheet.reserve(lineHeight());
    for (const [x, [first = '', second]] of [
      [LEFT, left[at] ?? []],
      [LEFT + HALF, right[at] ?? []],
    ] as const) {
      sheet.line(first, x, second === undefined ? {} : { color: FAINT });
      if (second !== undefined) sheet.line(second, x + 90);
    }
    sheet.y += lineHeight();
  }
  sheet.y += 1.5 * lineHeight();
}

function drawColumns(sheet: PdfSheet): void {
  sheet.line(t.item, LEFT, SMALL);
  const titles = { amount: t.amount, taxRate: t.taxRate, price: t.unitPrice, quantity: t.quantity };
  for (const [column, title] of Object.entries(titles))
    sheet.lineTo(ENDS[column as keyof typeof ENDS], title, SMALL);
  sheet.y += lineHeight();
  sheet.rule();
  sheet.y += 4;
}

function drawRow(sheet: PdfSheet, { name, notes, ...cells }: DocumentRow): void {
  const lines: [string, TextStyle][] = [
    ...sheet.wrap(name, NAME_WIDTH).map((line): [string, TextStyle] => [line, {}]),
    ...notes
      .flatMap((note) => sheet.wrap(note, NAME_WIDTH, SMALL))
      .map((line): [string, TextStyle] => [line, SMALL]),
  ];
  // In one piece, unless it is very high.
  sheet.reserve(Math.min(lines.length, 20) * lineHeight());
  for (const [column, end] of Object.entries(ENDS)) sheet.lineTo(end, cells[column as keyof typeof ENDS]);
  for (const [line, style] of lines) {
    sheet.reserve(lineHeight());
    sheet.line(line, LEFT, style);
    sheet.y += lineHeight(style);
  }
  sheet.y += 3;
  sheet.rule();
  sheet.y += 4;
}

function drawSums(sheet: PdfSheet, sums: DocumentTexts['sums']): void {
  sheet.reserve(Math.min(sums.length, 20) * lineHeight());
  for (const { label, text, isMain } of sums) {
    const style = isMain ? BOLD : {};
    const lines = sheet.wrap(label, ENDS.taxRate - LEFT, style);
    sheet.reserve(lines.length * lineHeight());
    sheet.lineTo(RIGHT, text, style);
    for (const line of lines) {
      sheet.line(line, LEFT, style);
      sheet.y += lineHeight();
    }
  }
}

/** The title, and which page of how many it is. */
function drawFeet(sheet: PdfSheet, title: string): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    sheet.atFoot();
    sheet.line(title, LEFT, SMALL);
    sheet.lineTo(RIGHT, t.pageOf(page + 1, count), SMALL);
  }
}
