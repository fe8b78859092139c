import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { products } from '../products/module.ts';
import { search } from '../search/module.ts';
import { CountStockResolver } from './count-stock.resolver.ts';
import { Stocktake, StocktakeEntry, StocktakeLine } from './stocktake.entity.ts';
import { StocktakesResolver } from './stocktakes.resolver.ts';

/** What booking changed: variants, units that were added, and units that were taken out. */
interface Booked {
  name: string;
  variants: number;
  added: number;
  removed: number;
}

const events = {
  'stocktake.started': eventType<{ name: string }>('stocktake', 'A stock-take was started.'),
  'stocktake.counted': eventType('stocktake', 'Items of a stock-take were counted.', {
    days: 2,
    isSaidByOthers: true,
  }),
  'stocktake.booked': eventType<Booked>('stocktake', 'A stock-take was booked.'),
  'stocktake.cancelled': eventType<{ name: string }>('stocktake', 'A stock-take was cancelled.'),
};

const failpoints = ['stocktake.locked', 'stocktake.variantsLocked'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /**
     * SELECT of `variant_id`, `reserved` (units of orders and open checkouts that were not shipped yet) and `shipped` (units that were shipped
     * since) for the variants of a CTE `wanted` with `variant_id` and `since`, an id of version 7.
     */
    shelfUnits: string;
  }
}

export const stocktake = defineModule({
  name: 'stocktake',
  uses: [accounts, products, search],
  entities: [Stocktake, StocktakeLine, StocktakeEntry],
  resolvers: [CountStockResolver, StocktakesResolver],
  events,
  failpoints,
  needs: ['shelfUnits'],
});
