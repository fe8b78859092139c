/** A variant as people name it: "Runner (M, red)". */
export const itemName = ({ name, options }: { name: string; options: readonly string[] }) =>
  options.length > 0 ? `${name} (${options.join(', ')})` : name;
