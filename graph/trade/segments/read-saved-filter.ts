import type { Context } from '../../core/context.ts';
import { fieldError } from '../../core/validation.ts';
import type { CustomerFilter } from '../customers/customer-filter.types.ts';
import { readFilter } from '../customers/filter-customers.ts';
import { filterNames } from '../customers/filter-names.ts';

/** A filter as it is saved. Errors: BAD_USER_INPUT, also for one without a condition or with what was deleted. */
export async function readSavedFilter(ctx: Context, typed: CustomerFilter): Promise<CustomerFilter> {
  const filter = readFilter(typed);
  const { problem } = await filterNames(ctx, filter);
  if (problem !== null) throw fieldError('filter', problem);
  return filter;
}
