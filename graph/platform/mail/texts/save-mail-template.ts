import type { Context } from '../../../core/context.ts';
import { saveSetting } from '../../settings/save-setting.ts';
import type { MailTemplateInput } from './mail-templates.inputs.ts';
import { requireMail, templateOf } from './mail-templates.ts';
import type { MailTemplate } from './mail-templates.types.ts';
import { wordsGroup } from './mail-words.ts';

/** Errors: NOT_FOUND; CONFLICT for texts that were changed since `version`; BAD_USER_INPUT with `fields`. */
export async function saveMailTemplate(
  ctx: Context,
  { name, version, subject = null, opening = null, closing = null }: MailTemplateInput,
): Promise<MailTemplate> {
  const mail = requireMail(ctx, name);
  return templateOf(mail, await saveSetting(ctx, wordsGroup(mail), { version, subject, opening, closing }));
}
