import { defineModule } from '../../core/define-module.ts';
import { UploadsResolver } from './uploads.resolver.ts';

export const uploads = defineModule({
  name: 'uploads',
  uses: [],
  resolvers: [UploadsResolver],
});
