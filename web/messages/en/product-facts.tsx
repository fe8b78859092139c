export const returns = 'Returns';
export const freeOfCharge = 'free of charge';
export const atYourOwnCost = 'at your own cost';
export const withinDaysFrom = (days: number, cost: string, value: string) =>
  `Within ${days} ${days === 1 ? 'day' : 'days'}, ${cost}, from ${value}`;
export const yes = 'Yes';
export const no = 'No';
