export const energyClass = (name: string, best: string, worst: string) =>
  `Energy class ${name}, on a scale from ${best} to ${worst}`;
export const showsTheLabel = ': show the energy label';
export const eprel = 'EPREL database';
export const informationSheet = 'Product information sheet';
