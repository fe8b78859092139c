import {
  Arg,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { createCustomField } from './create-custom-field.ts';
import { CustomFieldDefinition, CustomFieldSubject } from './custom-field-definition.entity.ts';
import {
  CreateCustomFieldInput,
  CreateCustomFieldPayload,
  DeleteCustomFieldInput,
  DeleteCustomFieldPayload,
  SortCustomFieldsInput,
  SortCustomFieldsPayload,
  UpdateCustomFieldInput,
  UpdateCustomFieldPayload,
} from './custom-fields.inputs.ts';
import { deleteCustomField } from './delete-custom-field.ts';
import { findDefinitions, isUsed } from './find-definitions.ts';
import { sortCustomFields } from './sort-custom-fields.ts';
import { updateCustomField } from './update-custom-field.ts';

@Resolver(() => CustomFieldDefinition)
export class CustomFieldsResolver {
  @Authorized()
  @Extensions({ listSize: 10 })
  @Query(() => [CustomFieldDefinition], {
    description:
      'For staff: the custom fields of a subject in their order, 50 at most: of products and variants with PRODUCTS, of orders and customers with ORDERS, of all with SETTINGS; empty for others. Errors: UNAUTHENTICATED.',
  })
  customFieldDefinitions(
    @Arg('subject', () => CustomFieldSubject, { description: 'What they are of.' })
    subject: CustomFieldSubject,
    @Ctx() ctx: Context,
  ) {
    return findDefinitions(ctx, subject);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether anything has a value of it, so that its type stays.',
  })
  isUsed(@Root() { id }: CustomFieldDefinition, @Ctx() ctx: Context): Promise<boolean> {
    return isUsed(ctx, id);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => CreateCustomFieldPayload, {
    description:
      'For staff with SETTINGS: adds a custom field. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; CONFLICT beyond 50 of a subject; CUSTOM_FIELD_EXISTS for the key of another; CUSTOM_FIELD_BEING_DELETED while values of a deleted field with this key are being removed.',
  })
  async createCustomField(@Input(CreateCustomFieldInput) input: CreateCustomFieldInput, @Ctx() ctx: Context) {
    return { field: await createCustomField(ctx, input) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => UpdateCustomFieldPayload, {
    description:
      'For staff with SETTINGS: changes a custom field. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT when somebody else has changed it since `version`; CUSTOM_FIELD_IN_USE for another type while there are values, and without a choice that is used.',
  })
  async updateCustomField(@Input(UpdateCustomFieldInput) input: UpdateCustomFieldInput, @Ctx() ctx: Context) {
    return { field: await updateCustomField(ctx, input) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => SortCustomFieldsPayload, {
    description:
      'For staff with SETTINGS: puts the custom fields of a subject into another order. Errors: UNAUTHENTICATED, FORBIDDEN; CONFLICT when there are others by now.',
  })
  async sortCustomFields(@Input(SortCustomFieldsInput) input: SortCustomFieldsInput, @Ctx() ctx: Context) {
    return { fields: await sortCustomFields(ctx, input) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => DeleteCustomFieldPayload, {
    description:
      'For staff with SETTINGS: deletes a custom field with all values of it. Nobody sees them any more at once; they are removed within minutes, and until then the key is taken. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async deleteCustomField(@Input(DeleteCustomFieldInput) input: DeleteCustomFieldInput, @Ctx() ctx: Context) {
    return { fields: await deleteCustomField(ctx, input) };
  }
}
