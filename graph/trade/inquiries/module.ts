import { defineModule, deletionJob } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { mail } from '../../platform/mail/module.ts';
import { messages } from '../messages/module.ts';
import { InquiriesResolver } from './inquiries.resolver.ts';
import { Inquiry } from './inquiry.entity.ts';
import { inquiryMails } from './inquiry-mails.ts';
import { inquiryData } from './personal-data.ts';

const events = {
  'inquiry.received': eventType('inquiry', 'Somebody wrote by the contact form.'),
  'inquiry.deleted': eventType('inquiry', 'A message of the contact form was deleted.'),
  'inquiry.answered': eventType('inquiry', 'A message of the contact form was marked as answered.'),
  'inquiry.reopened': eventType('inquiry', 'A message of the contact form waits for an answer again.'),
};

/** How long a message is stored. */
const STORED_DAYS = 365;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof inquiryMails> {}
}

export const inquiries = defineModule({
  name: 'inquiries',
  uses: [mail, messages],
  entities: [Inquiry],
  resolvers: [InquiriesResolver],
  events,
  mails: inquiryMails,
  jobs: { oldInquiries: deletionJob(Inquiry, 'createdAt', STORED_DAYS) },
  personalData: [inquiryData],
});
