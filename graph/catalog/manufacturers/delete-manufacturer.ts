import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockManufacturerTable } from './lock-manufacturer-table.ts';
import { Manufacturer } from './manufacturer.entity.ts';

/** Deletes a manufacturer without products. Errors: NOT_FOUND; MANUFACTURER_IN_USE while it has any, drafts too. */
export async function deleteManufacturer(ctx: Context, givenId: string): Promise<void> {
  const id = requireId(givenId, 'Manufacturer');
  await inInvalidatingTransaction(ctx, async (em) => {
    // Before the row, as saving does, or the two could wait for each other.
    await lockManufacturerTable(em);
    // Products that are given it at the same time wait, or have it before they are looked for.
    const found = await em.findOne(Manufacturer, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!found) throw new DomainError('NOT_FOUND', 'Manufacturer not found.');
    const product = await ctx.ports.manufacturerUses.exampleOf(em, id);
    if (product !== undefined)
      throw new DomainError(
        'MANUFACTURER_IN_USE',
        `"${found.name}" has products, such as "${product}". Give them another manufacturer first.`,
      );
    await em.nativeDelete(Manufacturer, id);
    await recordEvent(em, ctx, { type: 'manufacturer.deleted', subject: id, data: { name: found.name } });
  });
}
