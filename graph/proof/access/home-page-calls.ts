import { randomUUID } from 'node:crypto';
import {
  PublishHomePageDocument,
  SaveHomeDraftDocument,
  StaffHomePageDocument,
} from '../testing/operations.generated.ts';
import { picture, type Stage } from './stage.ts';

const version = async ({ admin }: Stage) => (await admin.must(StaffHomePageDocument)).staffHomePage.version;
const input = async (stage: Stage) => ({
  version: await version(stage),
  announcement: { text: 'Free returns', href: '/offers' },
  blocks: [
    { kind: 'TEXT' as const, title: randomUUID(), text: 'We *sell*.', label: 'More', href: '/offers' },
    { kind: 'CARDS' as const, cards: [{ title: 'Sale', href: '/offers' }] },
    // No product of a stage is reduced: staff read that it is hidden.
    { kind: 'PRODUCTS' as const, rule: 'REDUCED' as const },
    { kind: 'LATEST' as const },
  ],
});
const saved = async (stage: Stage) => {
  await stage.admin.must(SaveHomeDraftDocument, { input: await input(stage) });
};
const published = async (stage: Stage) => {
  await saved(stage);
  await stage.admin.must(PublishHomePageDocument, { input: { version: await version(stage) } });
};

/** See `rootCalls`. */
export const homePageCalls = {
  'Query.homePage': async (stage: Stage) => {
    await published(stage);
    return {};
  },
  'Query.homePreview': async (stage: Stage) => {
    await saved(stage);
    return {};
  },
  'Query.staffHomePage': async (stage: Stage) => {
    await published(stage);
    return {};
  },
  'Mutation.saveHomeDraft': async (stage: Stage) => ({ input: await input(stage) }),
  'Mutation.publishHomePage': async (stage: Stage) => {
    await saved(stage);
    return { input: { version: await version(stage) } };
  },
  'Mutation.undoHomePage': async (stage: Stage) => {
    await published(stage);
    return { input: { version: await version(stage) } };
  },
  'Mutation.uploadHomePicture': async () => ({ input: { picture: await picture() } }),
};
