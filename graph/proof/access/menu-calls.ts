import { randomUUID } from 'node:crypto';
import { MenusDocument, SaveMenuDocument, SavePageDocument } from '../testing/operations.generated.ts';
import type { Stage } from './stage.ts';

const input = async ({ admin }: Stage) => {
  const { menus } = await admin.must(MenusDocument);
  const { version } = menus.find(({ place }) => place === 'FOOTER')!;
  const items = [{ kind: 'ADDRESS' as const, target: '/offers', label: 'Offers' }];
  return { place: 'FOOTER' as const, version, items };
};
const saved = async (stage: Stage) => {
  await stage.admin.must(SaveMenuDocument, { input: await input(stage) });
};

/** See `rootCalls`. */
export const menuCalls = {
  'Query.menu': async (stage: Stage) => {
    await saved(stage);
    return { place: 'FOOTER' };
  },
  'Query.menus': async (stage: Stage) => {
    await saved(stage);
    return {};
  },
  'Query.menuChoices': async ({ admin }: Stage) => {
    await admin.must(SavePageDocument, { input: { title: randomUUID() } });
    return {};
  },
  'Mutation.saveMenu': async (stage: Stage) => ({ input: await input(stage) }),
};
