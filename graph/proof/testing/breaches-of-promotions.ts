import { an, type Breach } from './breach.ts';

/** Uses of promotions. */
export const breachesOfPromotions: Breach[] = [
  [
    'I17',
    'update promotions set used = used + 1',
    `${an('I17 promotion')} counts 2 uses of 5, its redemptions are 1`,
  ],
  [
    'I17',
    'update promotion_codes set used = 0',
    `${an('I17 code')} counts 0 uses of 1, its redemptions are 1`,
  ],
  [
    'I17',
    "update checkouts set stock = 'released' where discounts <> '[]'",
    `${an('I17 checkout')} uses promotion \\S+, and its stock is released`,
  ],
  [
    'I17',
    'update redemptions set released_at = now(); update promotions set used = 0; update promotion_codes set used = 0',
    `${an('I17 checkout')} holds its items, and not its use of promotion`,
  ],
];
