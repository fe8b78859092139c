import { expect, test } from 'vitest';
import { pictureProblem } from './picture-address.ts';

test.each([
  '/uploads/0123456789abcdef0123456789abcdef-800.webp',
  '/images/lamp-800.webp?v=2',
  '/sample.svg',
  'https://pictures.example/lamp.png',
  'https://pictures.example.:8443/a/b.png?size=2#x',
  'https://xn--bcher-kva.example/a.png',
])('%s is the address of a picture', (address) => {
  expect(pictureProblem(address)).toBeNull();
});

test.each([
  ...[
    '/graphql',
    '/sign-out',
    '/api/users/logout',
    '/images/../graphql',
    '/images/%2e%2e/graphql',
    '/images/',
  ],
  ...[
    '/uploads/a/b.webp',
    '/images/a.png?x=1',
    '/sample.svg/x',
    '//evil.example/a.png',
    'http://example.com/a.png',
  ],
])('%s is none: it is no upload of the shop and no https address', (address) => {
  expect(pictureProblem(address)).toContain('must be an upload such as');
});

test.each([
  'https://ada:secret@example.com/a.png',
  'https://ada@example.com/a.png',
  'https://:x@example.com/',
])('%s is refused for what it tells', (address) => {
  expect(pictureProblem(address)).toContain('a name or a password');
});

test.each([
  ...[
    'localhost',
    'LOCALHOST',
    'shop.localhost',
    'localhost.',
    'router',
    'printer.local',
    'router.lan',
    'router.lan.',
  ],
  ...[
    'router.lan..',
    'a..example.com',
    '.example.com',
    'nas.home',
    'nas.home.arpa',
    'fritz.box',
    'FRITZ.box.',
    'nas.fritz.box',
    'speedport.ip',
    'routerlogin.net',
    'db.internal',
    'wiki.corp',
  ],
  ...['127.0.0.1', '127.1', '0x7f.1', '2130706433', '10.0.0.1', '169.254.169.254', '192.168.1.1', '8.8.8.8'],
  ...[
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
    '127.0.0.1.',
    '\uFF4C\uFF4F\uFF43\uFF41\uFF4C\uFF48\uFF4F\uFF53\uFF54',
  ],
])('the host %s is not public', (host) => {
  expect(pictureProblem(`https://${host}/a.png`)).not.toBeNull();
});
