const list = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const haveThisOpen = (names: readonly string[]) =>
  `${list(names)} ${names.length === 1 ? 'has' : 'have'} this open too`;
export const savedThis = (name: string) => `${name} saved this product. Your text is kept.`;
export const ago = (seconds: number) => {
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`;
};
export const loadTheirs = 'Load theirs';
