import { agentOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import type { AgreedTextEntry } from './agreed-texts.types.ts';
import type { CartOrderInput } from './checkout.inputs.ts';
import { checkoutSettings } from './checkout-settings.ts';

type Published = { pageId: string; version: number; title: string };

/** The texts that buyers agree to or take note of: nothing unless the terms are published. */
const readPublished = prepared<Published, []>(
  `select id as "pageId", version, title from pages
   where is_published and kind in ('terms', 'privacy', 'withdrawal')
     and exists (select from pages where kind = 'terms' and is_published) order by title, id`,
);

/** Stores the texts that are not stored yet. A page that was edited since is left out. */
const store = prepared<AgreedTextEntry, [pages: string]>(
  `with agreed as (
     select p.id, p.version, p.title, p.body, p.updated_at from jsonb_to_recordset($1::jsonb) as a ("pageId" uuid, version int)
     join pages p on p.id = a."pageId" and p.version = a.version where p.is_published
   ), known as (
     select t.id, t.title, t.version, t.page from agreed_texts t join agreed a on a.id = t.page and a.version = t.version
   ), stored as (
     insert into agreed_texts (id, page, version, title, body, updated_at)
     select gen_random_uuid(), id, version, title, body, updated_at from agreed where id not in (select page from known)
     on conflict (page, version) do update set version = excluded.version returning id, title, version
   )
   select id, title, version from known union all select id, title, version from stored order by title, id`,
);

/**
 * The texts that a buyer agrees to by this order, in a shop that wants it; staff agree to nothing for their customers. Errors:
 * TERMS_NOT_AGREED with the texts, when the input does not name their present versions.
 */
export async function agreeToTexts(
  ctx: Context,
  { agreedPages }: Pick<CartOrderInput, 'agreedPages'>,
): Promise<AgreedTextEntry[]> {
  const { consent } = await findSetting(ctx, checkoutSettings);
  if (consent === 'none' || agentOf(ctx.actor)) return [];
  const published = await readPublished(ctx.em);
  if (published.length === 0) return [];
  const isAgreed = ({ pageId, version }: Published) =>
    agreedPages?.some((agreed) => agreed.pageId === pageId && agreed.version === version);
  const texts = published.every(isAgreed) ? await store(ctx.em, JSON.stringify(published)) : [];
  if (texts.length === published.length) return texts;
  const message = agreedPages?.length
    ? 'The terms have changed meanwhile. Please read them and agree again.'
    : 'Please agree to the terms before you order.';
  throw new DomainError('TERMS_NOT_AGREED', message, { pages: published });
}
