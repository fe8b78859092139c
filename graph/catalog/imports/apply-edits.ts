import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ValidationError, validateSync } from 'class-validator';
import type { Actor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { categoryAtPath } from '../categories/category-path.ts';
import { checkVariants } from '../products/check-variants.ts';
import { insertProducts, type NewProduct, SAMPLE_IMAGE } from '../products/create-product.ts';
import { ProductInput, UpdateProductInput } from '../products/edit-products.inputs.ts';
import { SaveVariantsInput, VariantInput } from '../products/save-variants.inputs.ts';
import { refuseTakenSkus, replaceVariants } from '../products/save-variants.ts';
import { prepareImages } from '../products/set-images.ts';
import { changeProducts, type ProductEdit } from '../products/update-product.ts';
import type { Plan } from './plan-unit.ts';

/** In whose name rows are imported, and what their edits need. */
export interface ImportContext {
  actor: Actor;
  ports: Context['ports'];
}

/** The edits of the rows of one product, checked as far as that is possible without a change. */
export interface Edit {
  create?: NewProduct;
  update?: ProductEdit;
  variants?: SaveVariantsInput;
}

/** Errors: BAD_USER_INPUT that names the first wrong field, and SKU_TAKEN, as the edits of admins on the page of a product. */
export async function prepareEdit(ctx: ImportContext, em: SqlEntityManager, plan: Plan): Promise<Edit> {
  const { create, update } = plan;
  const productId = create?.id ?? plan.productId!;
  const variants = plan.variants && { ...plan.variants, productId };
  if (variants) checkAll(variants);
  const deps = { em, ports: ctx.ports };
  if (create) {
    const { id, input, slug } = create;
    checkFields(ProductInput, input);
    const pictures = await prepareImages(deps, { image: input.image ?? SAMPLE_IMAGE });
    return { create: { id, input, onSale: false, pictures, slug, variants } };
  }
  if (!update) return { variants };
  checkFields(UpdateProductInput, update);
  return { update: { input: update, pictures: await prepareImages(deps, update, productId) }, variants };
}

/** Makes the edits of many products. Errors: those of the edits, of which one that is refused refuses all. */
export async function applyEdits(
  ctx: ImportContext,
  em: SqlEntityManager,
  edits: readonly Edit[],
): Promise<void> {
  const created = edits.flatMap(({ create }) => create ?? []);
  const updated = edits.flatMap(({ update }) => update ?? []);
  const replaced = edits.flatMap(({ create, variants }) => (variants && !create ? variants : []));
  const added = created.flatMap(({ id, variants }) => (variants ? { ...variants, productId: id } : []));
  await refuseTakenSkus(em, added);
  const names = await namesOf(ctx, em, [...created, ...updated]);
  const named = <Each extends NewProduct | ProductEdit>(edit: Each): Each => {
    const { category } = edit.input;
    return { ...edit, input: { ...edit.input, category: (category && names.get(category)) ?? category } };
  };
  if (created.length > 0) await insertProducts(ctx, em, created.map(named));
  if (updated.length > 0) await changeProducts(ctx, em, updated.map(named));
  if (replaced.length > 0) await replaceVariants(ctx, em, replaced);
}

/** The names of the categories that paths lead to. */
async function namesOf(
  ctx: ImportContext,
  em: SqlEntityManager,
  edits: readonly (NewProduct | ProductEdit)[],
): Promise<Map<string, string>> {
  const paths = new Set(edits.map(({ input }) => input.category ?? '').filter(isPath));
  const names = new Map<string, string>();
  for (const path of paths) names.set(path, await categoryAtPath(em, ctx, path));
  return names;
}

const isPath = (category: string) => category.includes('>');

/** Errors: BAD_USER_INPUT and SKU_TAKEN, which name the row. */
function checkAll(input: SaveVariantsInput): void {
  validate(SaveVariantsInput, { ...input, variants: [] }, ['variants']);
  for (const [index, variant] of input.variants.entries())
    validate(VariantInput, variant, [], `variants.${index}.`);
  checkVariants(input);
}

/** Checks an input as those of the API are. A path of categories is longer than the name that it leads to. */
function checkFields<Input extends ProductInput>(type: new () => Input, input: Input): void {
  const { category } = input;
  validate(type, category && isPath(category) ? { ...input, category: undefined } : input);
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
