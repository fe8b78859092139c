/**
 * What the stock may become: the change that was typed on top of what is there, the number as it was typed, or what is
 * there. Each number once, none below zero.
 */
export function stockChoices(opened: number, typed: number, now: number): number[] {
  return [...new Set([now + typed - opened, typed, now])].filter((count) => count >= 0);
}
