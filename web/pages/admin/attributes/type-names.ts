import * as t from '#messages/admin/attributes';
import type { AttributeType } from '../../../schema.generated.ts';

export const typeNames: Record<AttributeType, string> = {
  TEXT: t.oneText,
  LIST: t.severalTexts,
  NUMBER: 'A number',
  BOOLEAN: t.yesOrNo,
};
