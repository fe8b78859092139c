import { randomUUID } from 'node:crypto';
import { Export } from '../../catalog/imports/export.entity.ts';
import { Import } from '../../catalog/imports/import.entity.ts';
import { ImportedPicture } from '../../catalog/imports/pictures/imported-picture.entity.ts';
import type { Stage } from './stage.ts';

const stored = async ({ shop, admin }: Stage, values: Partial<Import>) => {
  const id = randomUUID();
  const now = shop.ports.now();
  await shop.em().insert(Import, {
    id,
    kind: 'products',
    file: `import-${id}.csv`,
    fileName: 'goods.csv',
    mapping: {},
    total: 2,
    state: 'done',
    createdBy: admin.user.id,
    createdAt: now,
    finishedAt: now,
    errors: [{ row: 2, field: 'price', code: 'BAD_USER_INPUT', message: 'Write a price.' }],
    warnings: [{ row: 3, field: 'taxClass', code: 'NOT_FOUND', message: 'No tax rate has it.' }],
    ...values,
  } as Import);
  return { id };
};
/** An import with a picture that was given up. */
const withPicture = async (stage: Stage) => {
  const { id } = await stored(stage, {});
  const product = await stage.shop.addProduct();
  const address = `https://pictures.example.com/${id}.png`;
  await stage.shop.em().insert(ImportedPicture, {
    id: randomUUID(),
    product: product.id,
    import: id,
    position: 0,
    host: 'pictures.example.com',
    address,
    state: 'failed',
    failure: 'refused',
  });
  return id;
};
const file = () => new Blob(['Name,Price,SKU\nLamp,20,L-1\n']);

/** See `rootCalls`. */
export const importCalls = {
  'Query.export': async ({ shop, admin }: Stage) => {
    const [id, createdAt] = [randomUUID(), shop.ports.now()];
    const expiresAt = new Date(createdAt.getTime() + 60_000);
    const about = {
      kind: 'products' as const,
      filter: { keyword: '', view: 'all' as const },
      state: 'done' as const,
      createdBy: admin.user.id,
    };
    await shop.em().insert(Export, { id, ...about, createdAt, expiresAt });
    return { id };
  },
  'Query.import': async (stage: Stage) => ({ id: await withPicture(stage) }),
  'Query.imports': async (stage: Stage) => {
    await stored(stage, {});
    return {};
  },
  'Mutation.cancelImport': (stage: Stage) => stored(stage, { state: 'waiting' }),
  'Mutation.previewImport': async () => ({ file: file(), kind: 'PRODUCTS' }),
  'Mutation.retryImportPictures': async (stage: Stage) => ({
    input: { importId: await withPicture(stage) },
  }),
  'Mutation.runImport': (stage: Stage) => stored(stage, { isDryRun: true }),
  'Mutation.startExport': async () => ({ kind: 'STOCK' }),
  'Mutation.startImport': async () => ({ file: file(), kind: 'PRODUCTS', dryRun: true }),
};
