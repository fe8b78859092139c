import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { invoiceFor, orderTo } from '../../../proof/testing/invoiced-orders.ts';
import { allOf, NOTHING } from '../document-amounts.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { makeCreditNote } from '../make-document.ts';
import { writeCii } from '../write-cii.ts';
import { writePdf } from './write-pdf.ts';

const order = orderTo();
const invoice = invoiceFor(order);

/** The objects of a PDF by their numbers: what stands before a stream, and the stream as it was before it was compressed. */
function objectsOf(pdf: Buffer): Map<string, { dictionary: string; stream: Buffer }> {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body]) => {
    const [dictionary = '', rest] = body!.split(/\nstream\n/, 2);
    const bytes = Buffer.from(rest?.slice(0, rest.lastIndexOf('\nendstream')) ?? '', 'latin1');
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    return [id!, { dictionary, stream }] as const;
  });
  return new Map(objects);
}

const find = (objects: ReturnType<typeof objectsOf>, part: string) =>
  [...objects.values()].filter(({ dictionary }) => dictionary.includes(part));

/** What the pages show, by the map of each font from its glyphs to characters. */
function shownBy(objects: ReturnType<typeof objectsOf>): { text: string; pages: string[] } {
  const at = (reference: string | undefined) => objects.get(reference ?? '')!;
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of find(objects, '/Type /Page\n'))
    for (const [, name, id] of at(dictionary.match(/\/Resources (\d+)/)?.[1]).dictionary.matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const cmap = at(at(id).dictionary.match(/\/ToUnicode (\d+)/)?.[1]).stream.toString();
      const entries = [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => list!.match(/<[^>]*>/g)!);
      fonts.set(
        name!,
        entries.map((entry) =>
          String.fromCharCode(
            ...(entry.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
          ),
        ),
      );
    }
  const pages = find(objects, '/Type /Page\n').map(({ dictionary }) => {
    const content = at(dictionary.match(/\/Contents (\d+)/)?.[1]).stream.toString();
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)]
      .map(([, font, shown]) => {
        const glyphs = [...shown!.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
        // No text may be drawn with the glyph of missing ones.
        expect(glyphs).not.toContain('0000');
        return glyphs.map((glyph) => fonts.get(font!)![Number.parseInt(glyph, 16)]).join('');
      })
      .join('|');
  });
  return { text: pages.join('\n').replaceAll('\u00a0', ' '), pages };
}

test('a PDF says that it is PDF/A-3b and has all fonts, one meaning of its colours, an identifier, no script and no password', async () => {
  const pdf = await writePdf(invoice);
  const text = pdf.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}\n/);
  expect(text).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
  expect(text).not.toMatch(/\/Encrypt|\/JavaScript|\/JS\b|\/Launch|\/URI|\/OpenAction|\/SMask/);
  const objects = objectsOf(pdf);
  const fonts = find(objects, '/Type /FontDescriptor');
  expect(fonts.length).toBeGreaterThan(1);
  for (const { dictionary } of fonts) {
    expect(dictionary).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans/);
    const file = objects.get(dictionary.match(/\/FontFile2 (\d+)/)![1]!)!;
    expect(file.stream.subarray(0, 4).toString()).toBe('true');
  }
  expect(find(objects, '/Type /Font\n')).toHaveLength(2 * fonts.length);
  const [intent] = find(objects, '/S /GTS_PDFA1');
  const profile = objects.get(intent!.dictionary.match(/\/DestOutputProfile (\d+)/)![1]!)!;
  expect(profile.stream.subarray(36, 40).toString()).toBe('acsp');
  expect(profile.stream.subarray(16, 20).toString()).toBe('RGB ');
  const xmp = find(objects, '/Subtype /XML')[0]!.stream.toString();
  for (const part of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    'Invoice 2026-7',
  ])
    expect(xmp).toContain(part);
});

test('the XML of the e-invoice is in it, byte by byte, as another form of the same document', async () => {
  const objects = objectsOf(await writePdf(invoice));
  const [file] = find(objects, '/Type /Filespec');
  expect(file!.dictionary).toMatch(/\/AFRelationship \/Alternative/);
  expect(file!.dictionary).toMatch(/\/UF \(factur-x\.xml\)/);
  const embedded = objects.get(file!.dictionary.match(/\/F (\d+) 0 R/)![1]!)!;
  expect(embedded.dictionary).toContain('/Subtype /text#2Fxml');
  expect(embedded.stream.toString()).toBe(writeCii(invoice, 'en16931'));
  const [catalog] = find(objects, '/Type /Catalog');
  expect(catalog!.dictionary).toMatch(/\/AF \[\d+ 0 R\]/);
  expect(find(objects, '/EmbeddedFiles')).toHaveLength(1);
});

test('without what an e-invoice needs it has none, and does not say so', async () => {
  const pdf = await writePdf({ ...invoice, buyer: { ...invoice.buyer, countryCode: null } });
  expect(pdf.toString('latin1')).not.toMatch(/Filespec|factur-x/i);
  expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
});

test('it shows what the page shows, of invoices and of credit notes, and the same document has the same bytes', async () => {
  const note = makeCreditNote(invoice, order, [NOTHING, allOf(order)], {
    number: 'C2026-1',
    at: new Date('2026-11-27'),
  });
  for (const document of [invoice, note]) {
    const { text } = shownBy(objectsOf(await writePdf(document)));
    for (const part of ['Zitrus & Söhne GmbH', 'Allee <1>', '€35.00', '€42.00', '20 %', document.number])
      expect(text).toContain(part);
  }
  expect(shownBy(objectsOf(await writePdf(note))).text).toContain('Of invoice 2026-7');
  const hash = async () =>
    createHash('sha256')
      .update(await writePdf(invoice))
      .digest('hex');
  expect(await hash()).toBe(await hash());
});

const named = (name: string): InvoiceDocument => ({
  ...invoice,
  currency: 'INR',
  buyer: { ...invoice.buyer, name },
  lines: invoice.lines.map((line) => ({ ...line, name })),
});

test('names are drawn in the scripts that the fonts have, and what they lack is a visible mark', async () => {
  const show = async (name: string) => shownBy(objectsOf(await writePdf(named(name)))).text;
  expect(await show('Łucja Ångström Ελένη Юлия Nguyễn')).toMatch(/Ł\|?ucja[\s\S]*Ελένη[\s\S]*Юлия/);
  expect(await show('Ada')).toContain('₹');
  expect(await show('李 Lee')).toContain('\uFFFD');
  for (const hostile of [
    '\u0000\u0007\u202Eevil\u202C \u{1F389}\uD800',
    'ा\u094d\u0301',
    `${'x'.repeat(5_000)}`,
    ') Tj /JS (app.alert(1)) <</OpenAction>>',
    '\n\n\n',
    '',
    'نص עברית',
  ])
    expect((await writePdf(named(hostile))).subarray(0, 5).toString()).toBe('%PDF-');
});

test('many lines are on several pages, each with the titles of the columns and its number', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ ...invoice.lines[0]!, name: `Lamp ${at}` }));
  const { pages } = shownBy(objectsOf(await writePdf({ ...invoice, lines })));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, at) => {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toContain('Quantity');
  });
  for (const { name } of lines)
    expect(pages.filter((page) => page.split('|').includes(name))).toHaveLength(1);
});

test('a document of 1,000 lines lets other work go on while it is drawn', async () => {
  const lines = Array.from({ length: 1_000 }, () => invoice.lines[0]!);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const pdf = await writePdf({ ...invoice, lines });
  clearInterval(timer);
  expect(pdf.length).toBeLessThan(1_000_000);
  expect(turns).toBeGreaterThan(20);
});
