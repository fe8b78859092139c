export const edit = (name: string) => `Edit ${name}`;
export const actions = 'Actions';
export const search = 'Search';
export const all = 'All';
export const thisList = 'This list';
export const nothingOnThisPage = 'Nothing on this page';
export const goToPage1 = 'Go to page 1';
export const nothingMatches = 'Nothing matches.';
export const showAll = 'Show all';
export const sortBy = 'Sort by';
export const scrollForMore = 'The table is wider than the screen: scroll it sideways for the other columns.';
export const columns = 'Columns…';
export const columnsOfTheList = 'Columns of the list';
export const showColumns = 'Show these';
export const withoutARate = (taxClass: string) => `${taxClass} (no tax rate)`;
export const noTaxRateHasThe = (left: string) =>
  `No tax rate has the class '${left}': what has it is sold untaxed. A class that is meant to be untaxed has a rate of 0 %.`;
export const selected = (count: number) => `${count} selected`;
export const noLongerInTheList = (count: number) =>
  count === 1 ? '1 more is no longer on this page' : `${count} more are no longer on this page`;
export const selectNone = 'Select none';
export const selectThisPage = 'Select this page';
export const selectTheFirstOf = (most: number, total: number) => `Select the first ${most} of ${total}`;
export const selectAllThatMatch = (total: number) => `Select all ${total} that match`;
export const views = 'Views';
export const select = 'Select';
export const selectName = (name: string) => `Select ${name}`;
export const atMostCanBeSelected = (most: number) => `At most ${most} can be selected at once.`;
export const today = 'Today';
export const filters = (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`);

export const undo = 'Undo';
export const broughtBack = (name: string) => `'${name}' is back`;

/** Lists before they have a row. */
export const noOrdersYet =
  'Nobody has ordered yet. Orders of shoppers appear here, and those that you take by phone.';
export const takeAnOrder = 'Create an order';
export const noProductsYet = 'There are no products yet. Add the first, or import a list.';
export const addAProduct = 'Add a product';
export const noAccountsYet = 'Nobody has an account yet. Who registers in the shop appears here.';
export const viewTheShop = 'View the shop';
export const noMailsYet = 'No mail was written yet. What the shop writes to buyers and staff appears here.';
export const noChangesYet = 'Nothing was changed yet. What staff do appears here.';
export const goHome = 'Go to Home';
export const allOrders = 'All orders';
export const openSettings = 'Open the settings';
export const newest = 'Newest';
export const older = 'Older';
