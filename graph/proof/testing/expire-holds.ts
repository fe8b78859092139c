import { workDueRows } from '../../core/due-rows.ts';
import type { EventDeps } from '../../core/record-event.ts';
import { createLogger } from '../../platform/operations/create-logger.ts';
import { holdQueue } from '../../trade/checkout/hold-queue.ts';

const logger = createLogger('silent');

/** Gives back what checkouts hold whose time is up, as the job does. Returns how many. */
export const expireHolds = (deps: EventDeps): Promise<number> => workDueRows(deps, holdQueue, { logger });
