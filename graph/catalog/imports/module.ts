import { defineModule, dueJob } from '../../core/define-module.ts';
import { withLease } from '../../core/with-lease.ts';
import { accounts } from '../../people/accounts/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { pastOrders } from '../../trade/past-orders/module.ts';
import { tax } from '../../trade/tax/module.ts';
import { attributes } from '../attributes/module.ts';
import { categories } from '../categories/module.ts';
import { manufacturers } from '../manufacturers/module.ts';
import { products } from '../products/module.ts';
import { redirects } from '../redirects/module.ts';
import { search } from '../search/module.ts';
import { deleteOldFiles } from './delete-old-files.ts';
import { Export } from './export.entity.ts';
import { exportQueue } from './export-queue.ts';
import { Import } from './import.entity.ts';
import { importQueue } from './import-queue.ts';
import { ImportsResolver } from './imports.resolver.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { FailedImportPicturesResolver, ImportPicturesResolver } from './pictures/import-pictures.resolver.ts';
import { ImportedPicture } from './pictures/imported-picture.entity.ts';
import { pictureQueue } from './pictures/picture-queue.ts';

const failpoints = ['import.chunkDone', 'import.committed', 'pictures.stored'] as const;

declare module '../../core/declarations.ts' {
  interface Failpoints extends Names<typeof failpoints> {}
}

export const imports = defineModule({
  name: 'imports',
  uses: [
    accounts,
    attributes,
    categories,
    customFields,
    manufacturers,
    pastOrders,
    products,
    redirects,
    search,
    tax,
    settings,
    uploads,
  ],
  entities: [Import, Export, ImportedPicture],
  resolvers: [ImportsResolver, ImportPicturesResolver, FailedImportPicturesResolver],
  failpoints,
  queues: [importQueue, exportQueue, pictureQueue],
  jobs: {
    imports: dueJob(importQueue, { isUrgent: true }),
    exports: dueJob(exportQueue, { isUrgent: true }),
    importedPictures: {
      run: (deps, run) => withLease(deps.em, 'imported pictures', () => fetchPictures(deps, run)),
    },
    importFiles: { run: ({ em, ports }) => deleteOldFiles({ em: em.fork(), ports }) },
  },
});
