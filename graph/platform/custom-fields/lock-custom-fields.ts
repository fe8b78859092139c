import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { CustomFieldDefinition, type CustomFieldSubject } from './custom-field-definition.entity.ts';

/** Edits of custom fields wait for each other. */
export async function lockCustomFields(em: SqlEntityManager): Promise<void> {
  await em.execute('lock table custom_fields in share row exclusive mode');
}

/**
 * A field, locked: a transaction that stores a value of it has ended, or waits and then reads the changed field. Errors: NOT_FOUND.
 */
export async function lockCustomField(em: SqlEntityManager, given: string): Promise<CustomFieldDefinition> {
  const id = requireId(given, 'Custom field');
  await lockCustomFields(em);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const field = await em.findOne(CustomFieldDefinition, { id, deletedAt: null }, { lockMode });
  if (!field)
    throw new DomainError('NOT_FOUND', 'Custom field not found. Reload to see those that there are.');
  return field;
}

/** The fields of a subject in their order. */
export const fieldsOf = (
  em: SqlEntityManager,
  subject: CustomFieldSubject,
): Promise<CustomFieldDefinition[]> =>
  em.find(CustomFieldDefinition, { subject, deletedAt: null }, { orderBy: { position: 'asc', id: 'asc' } });
