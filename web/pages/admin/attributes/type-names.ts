import type { AttributeType } from '../../../schema.generated.ts';

export const typeNames: Record<AttributeType, string> = {
  TEXT: 'One text',
  LIST: 'Several texts',
  NUMBER: 'A number',
  BOOLEAN: 'Yes or no',
};
