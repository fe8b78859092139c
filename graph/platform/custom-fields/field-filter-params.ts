import { fieldError } from '../../core/validation.ts';
import type { CustomFieldFilterInput } from './field-filter.inputs.ts';

const names = {
  equals: 'customFieldEquals',
  beginsWith: 'customFieldBeginsWith',
  from: 'customFieldFrom',
  to: 'customFieldTo',
} as const;

/** The parameters of addresses of files that are filtered by a custom field. */
export const FIELD_PARAMS: readonly string[] = ['customField', ...Object.values(names)];

/** The filter that they name; null for none. Errors: BAD_USER_INPUT for values without a field. */
export function fieldFilterIn(text: (name: string) => string | null): CustomFieldFilterInput | null {
  const values = Object.entries(names).map(([way, name]) => [way, text(name)] as const);
  const key = text('customField');
  if (key !== null) return { key, ...Object.fromEntries(values) };
  // It would be everything, where a part was wanted.
  if (values.some(([, value]) => value !== null))
    throw fieldError('customField', 'Name the custom field by its key.');
  return null;
}
