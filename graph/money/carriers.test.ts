import { expect, test } from 'vitest';
import { carrierOfNumber, carriers, findCarrier, isPageAddress, trackingLink } from './carriers.ts';

const of = (carrier: string | null, trackingNumber: string | null, trackingUrl: string | null = null) =>
  trackingLink({ carrier, trackingNumber, trackingUrl });

test('a parcel of a known carrier is tracked at its page, by a number that is encoded', () => {
  expect(of('DHL', '00 34/1')).toBe(
    'https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=0034%2F1',
  );
  expect([of('poste italiane', 'CC 1IT'), of('Swiss Post', '99.1')]).toEqual([
    'https://www.poste.it/cerca/index.html#/risultati-spedizioni/CC1IT',
    'https://service.post.ch/ekp-web/ui/entry/search/99.1',
  ]);
  expect(
    carriers.filter(({ tracking }) => !isPageAddress(tracking) || !tracking.startsWith('https:')),
  ).toEqual([]);
});

test('a given address goes first, and without a number or a known carrier there is no link', () => {
  expect(of('UPS', '1', 'https://track.example/1')).toBe('https://track.example/1');
  expect([of('UPS', null), of('Our van', '1'), of(null, '1')]).toEqual([null, null, null]);
});

test('a carrier is known however its name is written', () => {
  expect(['fedex', 'Fed Ex', 'royal-mail', 'DHL '].map((name) => findCarrier(name)?.name)).toEqual([
    'FedEx',
    'FedEx',
    'Royal Mail',
    'DHL',
  ]);
  const names = carriers.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(findCarrier('Our van')).toBeUndefined();
});

test.each([
  ['1Z5R89390357567127', 'UPS'],
  ['1z 12345e 66 0527 2234', 'UPS'],
  ['1Z999AA10123456784', 'UPS'],
  ['1Z5R89390357567128', null],
  ['1Z5R8939035756712', null],
  ['1Z5R893903575671270', null],
  ['003404341606943', null],
  ['', null],
] as const)('the carrier of the number %j is %j', (number, carrier) =>
  expect(carrierOfNumber(number)).toBe(carrier),
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'track.example/1',
  'https://a:b@track.example',
  '//x.example',
  '',
])('%j is no address of a page', (text) => expect(isPageAddress(text)).toBe(false));
