import { defineModule, dueJob } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { attributes } from '../attributes/module.ts';
import { categories } from '../categories/module.ts';
import { products } from '../products/module.ts';
import { search } from '../search/module.ts';
import { deleteOldFiles } from './delete-old-files.ts';
import { Export } from './export.entity.ts';
import { exportQueue } from './export-queue.ts';
import { Import } from './import.entity.ts';
import { importQueue } from './import-queue.ts';
import { ImportsResolver } from './imports.resolver.ts';

const failpoints = ['import.chunkDone', 'import.committed'] as const;

declare module '../../core/declarations.ts' {
  interface Failpoints extends Names<typeof failpoints> {}
}

export const imports = defineModule({
  name: 'imports',
  uses: [accounts, attributes, categories, customFields, products, search, settings, uploads],
  entities: [Import, Export],
  resolvers: [ImportsResolver],
  failpoints,
  queues: [importQueue, exportQueue],
  jobs: {
    imports: dueJob(importQueue, { isUrgent: true }),
    exports: dueJob(exportQueue, { isUrgent: true }),
    importFiles: { run: ({ em, ports }) => deleteOldFiles({ em: em.fork(), ports }) },
  },
});
