import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { Manufacturer } from './manufacturer.entity.ts';
import type { ManufacturerUses } from './manufacturer-uses.ts';
import { ManufacturersResolver } from './manufacturers.resolver.ts';

const events = {
  'manufacturer.created': eventType<Changes>('manufacturer', 'A manufacturer was created.'),
  'manufacturer.updated': eventType<Changes>('manufacturer', 'A manufacturer was edited.'),
  'manufacturer.deleted': eventType<Changes>('manufacturer', 'A manufacturer was deleted.'),
};

const errors = { MANUFACTURER_IN_USE: 409 };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Provided {
    manufacturerUses: ManufacturerUses;
  }
}

export const manufacturers = defineModule({
  name: 'manufacturers',
  uses: [],
  entities: [Manufacturer],
  resolvers: [ManufacturersResolver],
  events,
  errors,
  needs: ['manufacturerUses'],
});
