import { defineModule, deletionJob } from '../../core/define-module.ts';
import { DataAccess } from './data-access.entity.ts';
import { dataAccessData } from './personal-data.ts';

export const dataAccess = defineModule({
  name: 'data-access',
  uses: [],
  entities: [DataAccess],
  jobs: {
    dataAccesses: deletionJob(DataAccess, 'at', 365),
  },
  personalData: [dataAccessData],
});
