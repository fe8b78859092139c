import type { JobDeps } from '../../core/define-module.ts';
import type { DueQueue } from '../../core/due-rows.ts';
import { failpoint } from '../../core/failpoint.ts';
import { prepared } from '../../core/prepared.ts';

/** Values that are removed in one transaction. */
const TOGETHER = 1000;

const removeSome = prepared<{ removed: number }, [field: string]>(
  `with gone as (
     delete from custom_values where (subject_id, field_id) in
       (select subject_id, field_id from custom_values where field_id = $1 limit ${TOGETHER}) returning 1
   ) select count(*)::int as removed from gone`,
);
const removeField = prepared<object, [field: string]>(
  'delete from custom_fields where id = $1 and deleted_at is not null',
);

/** Deleted custom fields, whose values are removed a part at a time. */
export const removalQueue: DueQueue<JobDeps> = {
  name: 'customFields',
  table: 'custom_fields',
  waiting: 'row.deleted_at is not null',
  pauses: [5_000, 60_000, 5 * 60_000],
  async work({ em }, { id }) {
    while ((await removeSome(em.fork(), id))[0]!.removed > 0) await failpoint('customField.someRemoved');
    await removeField(em.fork(), id);
  },
};
