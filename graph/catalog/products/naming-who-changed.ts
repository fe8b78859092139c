import type { Context } from '../../core/context.ts';
import { DomainError, type ErrorDetails } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';

/** Edits that are looked at. */
const LATEST = 100;

const readWho = prepared<{ what: string; name: string }, [product: string, ids: readonly string[]]>(
  `with latest as (
     select e.data, e.at, e.id, u.name from events e join users u on u.id = e.actor_id
     where e.subject_type = 'product' and e.subject_id = $1 and e.type = 'product.updated' and e.actor_kind = 'staff'
     order by e.at desc limit ${LATEST}
   ), changes as (
     select f.field as what, l.* from latest l cross join jsonb_array_elements_text(l.data -> 'changed') as f (field)
     union all
     select concat(v.variant ->> 'id', '.', f.field), l.* from latest l
     cross join jsonb_array_elements(l.data -> 'variants') as v (variant)
     cross join jsonb_object_keys(case jsonb_typeof(v.variant -> 'new') when 'object' then v.variant -> 'new' end) as f (field)
     where v.variant ->> 'id' = any($2::text[])
   )
   select distinct on (what) what, name from changes order by what, at desc, id desc`,
);

/** Makes an edit of a product. A CONFLICT also says who changed last what it is about. */
export async function namingWhoChanged<Result>(
  { em }: Pick<Context, 'em'>,
  productId: string,
  edit: () => Promise<Result>,
): Promise<Result> {
  try {
    return await edit();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFLICT')
      error.details.changedBy = await whoChanged(em, productId, error.details);
    throw error;
  }
}

async function whoChanged(
  em: Context['em'],
  productId: string,
  { changed = {}, images, optionNames, variants = [] }: ErrorDetails,
): Promise<Record<string, string>> {
  const asked = new Set([
    ...Object.keys(changed),
    ...(images ? ['images'] : []),
    ...(optionNames ? ['optionNames'] : []),
  ]);
  const ids = variants.map(({ id }) => id);
  const rows = await readWho(em.fork(), productId, ids);
  const isAsked = (what: string) => {
    const [first = ''] = what.split('.');
    return asked.has(first) || ids.includes(first);
  };
  return Object.fromEntries(rows.filter(({ what }) => isAsked(what)).map(({ what, name }) => [what, name]));
}
