import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ValidationError, validateSync } from 'class-validator';
import { v7 } from 'uuid';
import { categoryAtPath } from '../catalog/category-path.ts';
import { checkVariants } from '../catalog/check-variants.ts';
import { insertProduct, SAMPLE_IMAGE } from '../catalog/create-product.ts';
import { ProductInput, UpdateProductInput } from '../catalog/edit-products.inputs.ts';
import { SaveVariantsInput, VariantInput } from '../catalog/save-variants.inputs.ts';
import { refuseTakenSkus, replaceVariants } from '../catalog/save-variants.ts';
import { prepareImages } from '../catalog/set-images.ts';
import { changeProduct } from '../catalog/update-product.ts';
import type { Actor } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import type { Plan } from './plan-unit.ts';

/** In whose name rows are imported, and what their edits need. */
export interface ImportContext {
  actor: Actor;
  ports: Context['ports'];
}

/** Makes the edits of the rows of one product, as admins make them on its page. Errors: those of the edits. */
export async function applyPlan(ctx: ImportContext, em: SqlEntityManager, plan: Plan): Promise<void> {
  const { create, update, variants } = plan;
  const id = plan.productId ?? v7();
  if (variants) checkAll(variants, id);
  if (create) {
    const input = await checked(ProductInput, create.input, ctx, em);
    if (variants) await refuseTakenSkus(em, id, variants);
    const setImages = await prepareImages({ em, ports: ctx.ports }, { image: input.image ?? SAMPLE_IMAGE });
    await insertProduct(ctx, em, { id, input, onSale: false, setImages, slug: create.slug, variants });
    return;
  }
  if (update) {
    const input = await checked(UpdateProductInput, update, ctx, em);
    await changeProduct(ctx, em, input, await prepareImages({ em, ports: ctx.ports }, input, id));
  }
  if (variants) await replaceVariants(ctx, em, { ...variants, productId: id });
  await em.flush();
}

/** Errors: BAD_USER_INPUT and SKU_TAKEN, which name the row. */
function checkAll(variants: NonNullable<Plan['variants']>, productId: string): void {
  validate(SaveVariantsInput, { ...variants, productId, variants: [] }, ['variants']);
  for (const [index, variant] of variants.variants.entries())
    validate(VariantInput, variant, [], `variants.${index}.`);
  checkVariants({ ...variants, productId });
}

/** The input, checked as those of the API are, with the category that a path leads to. */
async function checked<Input extends ProductInput>(
  type: new () => Input,
  input: Input,
  ctx: ImportContext,
  em: SqlEntityManager,
): Promise<Input> {
  if (input.category?.includes('>')) {
    const category = await categoryAtPath(em, ctx, input.category);
    return checked(type, { ...input, category }, ctx, em);
  }
  validate(type, input);
  return input;
}

/** Errors: BAD_USER_INPUT that names the first wrong field, but for those of `without`. */
function validate(type: new () => object, input: object, without: readonly string[] = [], prefix = ''): void {
  const errors = validateSync(Object.assign(new type(), input), {
    skipMissingProperties: true,
    forbidUnknownValues: false,
  });
  const error = errors.find(({ property }) => !without.includes(property));
  if (!error) return;
  const message = sentenceOf(error);
  throw new DomainError('BAD_USER_INPUT', message, { fields: { [prefix + error.property]: message } });
}

const sentenceOf = ({ constraints = {} }: ValidationError) =>
  Object.values(constraints)[0] ?? 'This is not valid.';
