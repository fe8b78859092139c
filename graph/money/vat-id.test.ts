import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVatId } from './vat-id.ts';

test('VAT ids are read as people write them, Greece by its prefix EL', () => {
  expect(readVatId('de 136.695.976')).toEqual({ country: 'DE', id: 'DE136695976' });
  expect(readVatId('EL 123456789')).toEqual({ country: 'GR', id: 'EL123456789' });
  expect(readVatId('XI 123456789')?.country).toBe('XI');
  for (const id of [
    ...['ATU12345678', 'BE0203201340', 'CY12345678X', 'DK13585628', 'ESX1234567A', 'FI20774740'],
    ...['FRXX123456789', 'HR33392005961', 'IE1234567WA', 'IT00743110157', 'LU15027442'],
    ...['NL123456789B01', 'PL8567346215', 'PT501964843', 'SE123456789001'],
  ])
    expect([id, readVatId(id)?.id]).toEqual([id, id]);
});

test('what has another format or a wrong check digit is none', () => {
  for (const text of [
    ...['', 'DE', '136695976', 'GR123456789', 'US123456789', 'CHE123456789', 'DE12345678', '__proto__'],
    ...['BE0203201341', 'DE136695977', 'DK13585627', 'FI20774741', 'HR33392005962', 'IT00743110158'],
    ...['LU15027443', 'PL8567346216', 'PT501964844', '27AAPFU0939F1ZV', 'FRIO123456789'],
    ...['ATU00000000', 'CY00000000X', 'DK00000000', 'EL000000000', 'NL000000000B00', 'RO00'],
  ])
    expect([text, readVatId(text)]).toEqual([text, null]);
});

test('any text is read or refused, and what was read is read again the same', () => {
  const some = fc.oneof(fc.string(), fc.stringMatching(/^(AT|BE|DE|EL|IT|NL|XI)[U0-9]{2,12}$/));
  fc.assert(
    fc.property(some, (text) => {
      const read = readVatId(text);
      if (read) expect(readVatId(read.id)).toEqual(read);
    }),
  );
});
