export const edit = (name: string) => `Edit ${name}`;
export const actions = 'Actions';
export const search = 'Search';
export const all = 'All';
export const thisList = 'This list';
export const nothingOnThisPage = 'Nothing on this page';
export const goToPage1 = 'Go to page 1';
export const nothingHereYet = 'Nothing here yet.';
export const nothingMatches = 'Nothing matches.';
export const showAll = 'Show all';
export const sortBy = 'Sort by';
export const noTaxRateHasThe = (left: string) =>
  `No tax rate has the class '${left}': what has it is sold untaxed. A class that is meant to be untaxed has a rate of 0 %.`;
