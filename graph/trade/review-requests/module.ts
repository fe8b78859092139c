import { products } from '../../catalog/products/module.ts';
import { reviews } from '../../catalog/reviews/module.ts';
import { defineModule, dueJob } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { fulfillments } from '../fulfillments/module.ts';
import { guests } from '../guests/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { returns } from '../returns/module.ts';
import { followClaim } from './follow-claim.ts';
import { reviewRequestData } from './personal-data.ts';
import { ReviewRequest } from './review-request.entity.ts';
import { reviewRequestMails } from './review-request-mail.ts';
import { followDelivery, reviewRequestQueue } from './review-request-queue.ts';
import { ReviewRequestsResolver } from './review-requests.resolver.ts';
import { ReviewStop } from './review-stop.entity.ts';

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof reviewRequestMails> {}
}

export const reviewRequests = defineModule({
  name: 'review-requests',
  uses: [
    settings,
    mail,
    uploads,
    accounts,
    products,
    reviews,
    orders,
    payments,
    fulfillments,
    returns,
    guests,
  ],
  entities: [ReviewRequest, ReviewStop],
  resolvers: [ReviewRequestsResolver],
  mails: reviewRequestMails,
  follows: { 'order.delivered': [followDelivery], 'order.claimed': [followClaim] },
  queues: [reviewRequestQueue],
  jobs: { reviewRequests: dueJob(reviewRequestQueue) },
  personalData: [reviewRequestData],
});
