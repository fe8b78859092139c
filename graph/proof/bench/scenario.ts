import type { Visit } from './generate-load.ts';

/** One thing that is measured: a visit to the shop, and what the hand-written server does beside it. */
export interface Scenario {
  name: string;
  shop: Visit;
  ceiling: Visit;
  /** Whether both must return the very same JSON. */
  comparable: boolean;
  /** SQL before it is measured, and after. */
  prepare?: string;
  restore?: string;
  /** Visitors at a time. */
  parallel: number;
  /** Visits of the shop before it is measured, however long they take; unless given, 300 or as many as some seconds allow. */
  warmUp?: number;
  /** How many things a visit does, 1 unless given. Figures are for one of them, percentiles for the visit. */
  batch?: number;
}
