import { Initial } from './0001-initial.ts';
import { UnorderedPayments } from './0002-unordered-payments.ts';
import { Stars } from './0003-stars.ts';
import { NoLinesByProduct } from './0004-no-lines-by-product.ts';
import { RateLimits } from './0005-rate-limits.ts';
import { ReadingTheLedger } from './0007-reading-the-ledger.ts';
import { OrdersThatEnd } from './0008-orders-that-end.ts';
import { SearchKeys } from './0009-search-keys.ts';
import { PriceRules } from './0010-price-rules.ts';

/** All migrations, oldest first. */
export const migrations = [
  { name: '0001-initial', class: Initial },
  { name: '0002-unordered-payments', class: UnorderedPayments },
  { name: '0003-stars', class: Stars },
  { name: '0004-no-lines-by-product', class: NoLinesByProduct },
  { name: '0005-rate-limits', class: RateLimits },
  { name: '0007-reading-the-ledger', class: ReadingTheLedger },
  { name: '0008-orders-that-end', class: OrdersThatEnd },
  { name: '0009-search-keys', class: SearchKeys },
  { name: '0010-price-rules', class: PriceRules },
];
