/** An SQL expression: a word of the list for the `n`th object. Each `salt` below 64 draws differently. */
export function drawnWord(list: string, salt: number): string {
  return drawn(list.split(' '), 'n', salt);
}

export function drawn(list: readonly string[], n: string, salt: number): string {
  return `bench.word(${n}, ${salt}, array['${list.join("','")}'])`;
}
