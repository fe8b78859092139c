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

function remember(carrier: string, otherCarrier = ''): void {
  vi.stubGlobal('localStorage', storage);
  const form = new FormData();
  form.set('carrier', carrier);
  form.set('otherCarrier', otherCarrier);
  rememberCarrier(form);
}

/** The names of the fields that are sent. */
function names(value?: Parameters<typeof TrackingFields>[0]['value']) {
  vi.stubGlobal('localStorage', storage);
  const html = renderToStaticMarkup(<TrackingFields errors={{}} value={value} />);
  return [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
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
  remember('GLS');
  expect(shown()).toEqual(['GLS', false]);
  expect(shown('0034')).toEqual(['', true]);
  remember('other', 'Our van');
  expect(shown()).toEqual(['', false]);
  remember('');
  expect(shown()).toEqual(['', false]);
});

test('a proposed carrier is not sent without a number, and stays proposed', () => {
  remember('GLS');
  expect(names()).not.toContain('carrier');
  rememberCarrier(new FormData());
  expect(shown()).toEqual(['GLS', false]);
  expect(names({ carrier: 'GLS', trackingNumber: null, trackingUrl: null })).toContain('carrier');
  remember('');
  expect(names()).toContain('carrier');
});
