import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { deleteManufacturer } from './delete-manufacturer.ts';
import { findManufacturers, MAX_MANUFACTURERS } from './find-manufacturers.ts';
import { Manufacturer } from './manufacturer.entity.ts';
import { DeleteManufacturerInput, ManufacturerInput } from './manufacturers.inputs.ts';
import { DeleteManufacturerPayload, SaveManufacturerPayload } from './manufacturers.types.ts';
import { saveManufacturer } from './save-manufacturer.ts';

@Resolver()
export class ManufacturersResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 50 })
  @Query(() => [Manufacturer], {
    description: `For staff with PRODUCTS: all manufacturers by name, ${MAX_MANUFACTURERS} at most. Errors: UNAUTHENTICATED, FORBIDDEN.`,
  })
  manufacturers(@Ctx() ctx: Context): Promise<Manufacturer[]> {
    return findManufacturers(ctx);
  }

  @Authorized(Permission.Products)
  @Mutation(() => SaveManufacturerPayload, {
    description: `For staff with PRODUCTS: adds a manufacturer, or changes one. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with \`fields\`, also for a name that another one has; CONFLICT when the shop has ${MAX_MANUFACTURERS}.`,
  })
  async saveManufacturer(
    @Input(ManufacturerInput) input: ManufacturerInput,
    @Ctx() ctx: Context,
  ): Promise<SaveManufacturerPayload> {
    return { manufacturer: await saveManufacturer(ctx, input) };
  }

  @Authorized(Permission.Products)
  @Mutation(() => DeleteManufacturerPayload, {
    description:
      'For staff with PRODUCTS: deletes a manufacturer. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; MANUFACTURER_IN_USE while products have it, drafts too.',
  })
  async deleteManufacturer(
    @Input(DeleteManufacturerInput) { id }: DeleteManufacturerInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteManufacturerPayload> {
    await deleteManufacturer(ctx, id);
    return { manufacturers: await findManufacturers(ctx) };
  }
}
