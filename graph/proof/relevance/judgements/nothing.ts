import type { Judgements } from './judgement.ts';

/** What the shop does not have. A product that is shown as if it matched is wrong. */
export const nothing: Judgements = {
  xmas: '',
  christmas: '',
  'wi-fi': '',
  wifi: '',
  fridge: '',
  'washing machine': '',
  perfume: '',
  drone: '',
  binoculars: '',
  vitamins: '',
  'gift card': '',
  bikini: '',
  vacuum: '',
  piñata: '',
  xyzzy: '',
  moniter: '',
  hammock: '',
  lipstick: '',
  'rice cooker': '',
};
