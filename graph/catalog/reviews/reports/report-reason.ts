import { describeEnum } from '../../../core/describe-enum.ts';

export const ReportReason = {
  SPAM: 'spam',
  OFFENSIVE: 'offensive',
  UNTRUE: 'untrue',
  PERSONAL_DATA: 'personal_data',
  ILLEGAL: 'illegal',
  OTHER: 'other',
} as const;
export type ReportReason = (typeof ReportReason)[keyof typeof ReportReason];

describeEnum('ReportReason', ReportReason, 'Why a review is reported.', {
  SPAM: 'It is advertising, or not about the product.',
  OFFENSIVE: 'It insults, hates or threatens.',
  UNTRUE: 'It is not true, or nobody wrote it who knows the product.',
  PERSONAL_DATA: 'It has personal data of somebody.',
  ILLEGAL: 'It is against the law in another way.',
  OTHER: 'Something else.',
});
