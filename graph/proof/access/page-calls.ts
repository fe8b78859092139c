import { randomUUID } from 'node:crypto';
import { AgreedText } from '../../trade/checkout/agreed-text.entity.ts';
import { SavePageDocument } from '../testing/operations.generated.ts';
import { picture, type Stage } from './stage.ts';

const page = async ({ admin }: Stage) => {
  const input = { title: randomUUID(), description: 'x', body: 'x', isPublished: true };
  return (await admin.must(SavePageDocument, { input })).savePage.page;
};

/** See `rootCalls`. */
export const pageCalls = {
  'Query.page': async (stage: Stage) => ({ slug: (await page(stage)).slug }),
  'Query.pageLinks': async (stage: Stage) => {
    // Another call may have made it.
    const input = { kind: 'CONTACT' as const, body: 'x', isPublished: true };
    await stage.admin.execute(SavePageDocument, { input });
    return {};
  },
  'Query.agreedText': async ({ shop }: Stage) => {
    const id = randomUUID();
    const texts = { page: randomUUID(), version: 1, title: 'Terms', body: 'x', updatedAt: new Date() };
    await shop.em().insert(AgreedText, { id, ...texts });
    return { id };
  },
  'Query.pages': async (stage: Stage) => {
    await page(stage);
    return {};
  },
  'Query.staffPage': async (stage: Stage) => ({ id: (await page(stage)).id }),
  'Query.pageVersion': async (stage: Stage) => {
    const { id, version } = await page(stage);
    await stage.admin.must(SavePageDocument, { input: { id, version, body: 'y' } });
    return { id, version };
  },
  'Query.pageTemplates': async () => ({}),
  'Query.pagePreview': async () => ({ body: '[Your company]' }),
  'Mutation.savePage': async () => ({ input: { title: randomUUID() } }),
  'Mutation.uploadPagePicture': async () => ({ input: { picture: await picture() } }),
  'Mutation.deletePage': async (stage: Stage) => ({ input: { id: (await page(stage)).id } }),
};
