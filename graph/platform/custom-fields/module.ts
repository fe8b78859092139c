import { defineModule, dueJob } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { CustomFieldDefinition } from './custom-field-definition.entity.ts';
import { CustomFieldsResolver } from './custom-fields.resolver.ts';
import { CustomValue } from './custom-value.entity.ts';
import { removalQueue } from './removal-queue.ts';

const events = {
  'custom_field.created': eventType<Changes>('custom_field', 'A custom field was added.'),
  'custom_field.updated': eventType<Changes>('custom_field', 'A custom field was edited.'),
  'custom_field.sorted': eventType<Changes>('custom_field', 'Custom fields were put into another order.'),
  'custom_field.deleted': eventType<Changes>('custom_field', 'A custom field was deleted, with its values.'),
};

const errors = {
  CUSTOM_FIELD_EXISTS: 409,
  CUSTOM_FIELD_BEING_DELETED: 409,
  CUSTOM_FIELD_IN_USE: 409,
};

const failpoints = ['customField.definitionsLocked', 'customField.someRemoved'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const customFields = defineModule({
  name: 'custom-fields',
  uses: [],
  entities: [CustomFieldDefinition, CustomValue],
  resolvers: [CustomFieldsResolver],
  events,
  errors,
  failpoints,
  queues: [removalQueue],
  jobs: { customFields: dueJob(removalQueue) },
});
