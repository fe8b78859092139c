export const helpful = (count: number) => (count > 0 ? `Helpful (${count})` : 'Helpful');
export const found = (count: number) =>
  count === 1 ? '1 person found this helpful.' : `${count} people found this helpful.`;
export const report = 'Report';
export const reported = 'Reported';
/** For screen readers, which read it without the review. */
export const ofReview = (action: string, name: string) => `${action}: review by ${name}`;
export const signInToVote = 'Sign in to say that a review was helpful.';
export const signIn = 'Sign in';
