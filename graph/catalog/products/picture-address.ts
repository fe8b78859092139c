import { isIP } from 'node:net';
import { HasNoProblem } from '../../core/validation.ts';

// Of the pictures that the shop itself serves: uploads, those of the demo, and the sample. No path that does something.
const OWN = /^\/(?:sample\.svg|(?:images|uploads)\/[\w-][\w.-]*(?:\?v=[\w.-]+)?)$/;
const HTTPS = /^https:\/\/[^/\\\s?#][^\\\s]*$/;

/** Names that only a network of its own knows (RFC 6761, RFC 6762, RFC 8375, and those of routers and companies). */
const PRIVATE = new Set(
  'localhost local localdomain internal intranet private lan home corp arpa onion invalid test'.split(' '),
);

/** The names of routers in public domains, which answer for themselves in the network at home. */
const ROUTERS =
  /(?:^|\.)(?:(?:fritz|easy|o2)\.box|speedport\.ip|tplink(?:wifi)?\.net|routerlogin\.(?:com|net))$/;

/** The error message for the address of a picture, or null. Every shopper's browser asks for it. */
export function pictureProblem(address: string): string | null {
  if (OWN.test(address)) return null;
  const url = HTTPS.test(address) ? URL.parse(address) : null;
  if (!url)
    return 'The image must be an upload such as /images/lamp.webp or an https address, without spaces.';
  if (url.username || url.password)
    return 'The address of the image bears a name or a password, which everybody would see. Leave it out.';
  return isPublic(url.hostname)
    ? null
    : 'The address of the image must have the name of a public host, such as pictures.example.com.';
}

/** Whether a host has a name in the public name system. An address of the network is none: few public ones have a certificate. */
function isPublic(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || labels.length < 2) return false;
  return labels.every((label) => label !== '') && !PRIVATE.has(labels.at(-1)!) && !ROUTERS.test(name);
}

/** The address of a picture: an upload of the shop, or an https address of a public host. */
export const IsPictureAddress = () =>
  HasNoProblem('isPictureAddress', (value) => pictureProblem(String(value)));
