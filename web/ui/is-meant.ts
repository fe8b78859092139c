/** Whether each word of a typed text begins a word of a label. */
export function isMeant(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return text
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
