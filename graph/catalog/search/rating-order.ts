/** So many reviews of middling stars are added to those of each product. */
const ADDED = 5;
const MIDDLING = 3.5;

/**
 * SQL of the stars that lists are sorted by: a Bayesian average, so that one review of 5 stars ranks below fifty of 4.8. An index
 * has this very expression.
 */
export const RATING_ORDER = `((rating * num_reviews + ${ADDED * MIDDLING}) / (num_reviews + ${ADDED}))`;
