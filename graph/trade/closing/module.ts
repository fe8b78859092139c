import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { Closing } from './closing.entity.ts';

const failpoints = ['closing.correctionDated'] as const;

declare module '../../core/declarations.ts' {
  interface Failpoints extends Names<typeof failpoints> {}
}

export const closing = defineModule({
  name: 'closing',
  uses: [settings],
  entities: [Closing],
  failpoints,
});
