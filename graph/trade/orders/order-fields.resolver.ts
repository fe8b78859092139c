import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { CustomField } from '../../platform/custom-fields/custom-fields.types.ts';
import { customFieldsOf } from '../../platform/custom-fields/find-custom-fields.ts';
import { Order } from './order.entity.ts';
import { SetOrderFieldsInput, SetOrderFieldsPayload } from './order-fields.inputs.ts';
import type { OrderRow } from './order-row.ts';
import { setOrderFields } from './set-order-fields.ts';

@Resolver(() => Order)
export class OrderFieldsResolver {
  @Extensions({ ...PERSONAL, listSize: 3 })
  @FieldResolver(() => [CustomField], {
    description:
      'What it has of the custom fields of the shop, in their order: of all for staff with the permission ORDERS, of public ones for its buyer.',
  })
  customFields(@Root() { id }: OrderRow, @Ctx() ctx: Context): Promise<CustomField[]> {
    return customFieldsOf(ctx, 'order', id);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => SetOrderFieldsPayload, {
    description:
      'For staff with ORDERS: gives an order values of custom fields. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields` such as "customFields.gift_wrap"; CONFLICT with `changed` for values that are not the expected ones. Then nothing is changed.',
  })
  async setOrderFields(@Input(SetOrderFieldsInput) input: SetOrderFieldsInput, @Ctx() ctx: Context) {
    return { order: await setOrderFields(ctx, input) };
  }
}
