import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../core/actor.ts';
import { Id, Input } from '../../../core/arguments.ts';
import type { Context } from '../../../core/context.ts';
import { MailDraftInput, MailTemplateInput } from './mail-templates.inputs.ts';
import { findMailTemplate, findMailTemplates, previewMailTemplate } from './mail-templates.ts';
import {
  MailTemplate,
  MailTemplatePreview,
  SaveMailTemplatePayload,
  SendMailSamplePayload,
} from './mail-templates.types.ts';
import { saveMailTemplate } from './save-mail-template.ts';
import { sendMailSample } from './send-mail-sample.ts';

@Resolver()
export class MailTemplatesResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 40 })
  @Query(() => [MailTemplate], {
    description:
      'For admins: the mails whose texts can be changed; those to the shop itself are not among them. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  mailTemplates(@Ctx() ctx: Context): Promise<MailTemplate[]> {
    return findMailTemplates(ctx);
  }

  @Authorized(Permission.Settings)
  @Query(() => MailTemplate, {
    description: 'For admins: one of them. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  mailTemplate(@Id('mail', 'name') name: string, @Ctx() ctx: Context): Promise<MailTemplate> {
    return findMailTemplate(ctx, name);
  }

  @Authorized(Permission.Settings)
  @Query(() => MailTemplatePreview, {
    description:
      'For admins: a mail with examples, in texts that need not be saved. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields`, as `saveMailTemplate` has it.',
  })
  mailTemplatePreview(
    @Input(MailDraftInput) input: MailDraftInput,
    @Ctx() ctx: Context,
  ): Promise<MailTemplatePreview> {
    return previewMailTemplate(ctx, input);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => SaveMailTemplatePayload, {
    description:
      'For admins: saves the texts of a mail; mails that were sent stay as they were. All processes use them within two seconds. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT; BAD_USER_INPUT with `fields`, also for a placeholder that the mail does not have, and for an opening without one that it must have.',
  })
  async saveMailTemplate(
    @Input(MailTemplateInput) input: MailTemplateInput,
    @Ctx() ctx: Context,
  ): Promise<SaveMailTemplatePayload> {
    return { template: await saveMailTemplate(ctx, input) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => SendMailSamplePayload, {
    description:
      'For admins: mails an example in texts that need not be saved to the address of the caller. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields`; RATE_LIMITED after ten within an hour.',
  })
  sendMailSample(
    @Input(MailDraftInput) input: MailDraftInput,
    @Ctx() ctx: Context,
  ): Promise<SendMailSamplePayload> {
    return sendMailSample(ctx, input);
  }
}
