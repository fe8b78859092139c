import { v7 } from 'uuid';
import { ReviewPhoto } from '../../catalog/reviews/photos/review-photo.entity.ts';
import {
  AnswerReviewDocument,
  ProductReviewsDocument,
  ReportReviewDocument,
} from '../testing/operations.generated.ts';
import { linkOf } from '../testing/order-link.ts';
import { boughtOrder } from '../testing/returning.ts';
import { reviewedProduct, type Stage } from './stage.ts';

/** The id of a review that the owner wrote. */
async function written(stage: Stage): Promise<string> {
  const { product } = await stage.admin.must(ProductReviewsDocument, { id: await reviewedProduct(stage) });
  return product.reviewPage.reviews[0]!.id;
}

/** The id of a new picture of a review. */
async function photographed({ shop }: Stage, review: string): Promise<string> {
  const id = v7();
  const picture = { jpeg: Buffer.from('1'), small: Buffer.from('1'), createdAt: shop.ports.now() };
  await shop.em().insert(ReviewPhoto, { id, review, ...picture });
  return id;
}

/** The token of a mailed link that asks for reviews of a delivered order, and its product. */
async function asked(stage: Stage) {
  const { orderId, lamp } = await boughtOrder(stage.shop, await stage.shop.guestBuyer(), 1);
  return { token: await linkOf(stage.shop, orderId, 'review'), productId: lamp.id };
}

/** See `rootCalls`. */
export const reviewCalls = {
  'Query.staffReviews': async (stage: Stage) => {
    const id = await written(stage);
    await stage.admin.must(AnswerReviewDocument, { input: { id, answer: 'Thanks.' } });
    await photographed(stage, id);
    await stage.admin.must(ReportReviewDocument, {
      input: { reviewId: id, reason: 'SPAM', text: 'Buy now.' },
    });
    return {};
  },
  'Mutation.voteReview': async (stage: Stage) => ({
    input: { reviewId: await written(stage), isHelpful: true },
  }),
  'Mutation.reportReview': async (stage: Stage) => ({
    input: { reviewId: await written(stage), reason: 'SPAM', text: 'An advertisement.' },
  }),
  'Mutation.deleteReviewPhoto': async (stage: Stage) => ({
    input: { photoId: await photographed(stage, await written(stage)) },
  }),
  'Mutation.setReviewStates': async (stage: Stage) => ({
    input: { ids: [await written(stage)], state: 'HIDDEN' },
  }),
  'Mutation.answerReview': async (stage: Stage) => ({
    input: { id: await written(stage), answer: 'Thanks.' },
  }),
  'Mutation.openReviewRequest': async (stage: Stage) => ({ input: { token: (await asked(stage)).token } }),
  'Mutation.reviewLinkedProduct': async (stage: Stage) => ({
    input: { ...(await asked(stage)), rating: 5, comment: 'Bright.' },
  }),
};
