import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberCarrier, TrackingFields } from './TrackingFields.tsx';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** The carrier that is chosen, and whether the form says that there is no link. */
function shown(trackingNumber?: string, carrier: string | null = null) {
  vi.stubGlobal('localStorage', storage);
  const value = trackingNumber === undefined ? undefined : { carrier, trackingNumber, trackingUrl: null };
  const html = renderToStaticMarkup(<TrackingFields errors={{}} value={value} />);
  const chosen = /<option value="([^"]*)" selected=""/.exec(html)?.[1];
  return [chosen, html.includes('Without a carrier, the mail has the number but no link.')];
}

test('the carrier follows from a number that only one carrier has, and is asked for otherwise', () => {
  expect(shown('1Z5R89390357567127')).toEqual(['UPS', false]);
  expect(shown('0034 0434')).toEqual(['', true]);
  expect(shown('0034 0434', 'DHL')).toEqual(['DHL', false]);
  expect(shown('1Z5R89390357567127', 'DHL')).toEqual(['DHL', false]);
  expect(shown('')).toEqual(['', false]);
});

test('a parcel begins with the carrier of the one before; what is edited keeps its own', () => {
  expect(shown()).toEqual(['', false]);
  rememberCarrier({ carrier: 'GLS' });
  expect(shown()).toEqual(['GLS', false]);
  expect(shown('0034')).toEqual(['', true]);
  rememberCarrier({ carrier: 'Our van' });
  expect(shown()).toEqual(['', false]);
  rememberCarrier({ carrier: null });
  expect(shown()).toEqual(['', false]);
});
