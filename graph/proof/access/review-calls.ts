import { AnswerReviewDocument, ProductReviewsDocument } from '../testing/operations.generated.ts';
import { reviewedProduct, type Stage } from './stage.ts';

/** The id of a review that the owner wrote. */
async function written(stage: Stage): Promise<string> {
  const { product } = await stage.admin.must(ProductReviewsDocument, { id: await reviewedProduct(stage) });
  return product.reviewPage.reviews[0]!.id;
}

/** See `rootCalls`. */
export const reviewCalls = {
  'Query.staffReviews': async (stage: Stage) => {
    await stage.admin.must(AnswerReviewDocument, { input: { id: await written(stage), answer: 'Thanks.' } });
    return {};
  },
  'Mutation.setReviewStates': async (stage: Stage) => ({
    input: { ids: [await written(stage)], state: 'HIDDEN' },
  }),
  'Mutation.answerReview': async (stage: Stage) => ({
    input: { id: await written(stage), answer: 'Thanks.' },
  }),
};
