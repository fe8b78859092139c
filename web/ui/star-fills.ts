export type StarFill = 'full' | 'half' | 'empty';

/** Each of five stars is full when the rating reaches its number, half when it is at least a half below, else empty. */
export function starFills(rating: number): StarFill[] {
  return [1, 2, 3, 4, 5].map((star) => {
    if (rating >= star) return 'full';
    return rating >= star - 0.5 ? 'half' : 'empty';
  });
}
