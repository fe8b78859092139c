import type { ReactNode } from 'react';
import type { StocktakeState, StocktakeView } from '../../../schema.generated.ts';

export const stocktakes = 'Stock-take';
export const intro =
  'Count what is on the shelves, by barcode or by hand. Nothing changes until you have seen the differences and booked them. Several people can count at once.';
export const name = 'Name';
export const nameHint = 'Such as "Back room". Without one it is named by its day.';
export const start = 'Start a stock-take';
export const startIt = 'Start';
export const started = 'Stock-take started';
export const none = 'Nothing was counted yet. Start a stock-take, then scan or type what is on the shelves.';
export const nameColumn = 'STOCK-TAKE';
export const stateColumn = 'STATE';
export const linesColumn = 'ITEMS COUNTED';
export const startedColumn = 'STARTED';
export const byColumn = 'BY';
export const finishedColumn = 'BOOKED OR CANCELLED';
export const states: Record<StocktakeState, string> = {
  OPEN: 'Being counted',
  BOOKED: 'Booked',
  CANCELLED: 'Cancelled',
};
export const somebody = 'somebody';
export const stocktake = 'Stock-take';
export const countedItems = (count: number) =>
  count === 1 ? '1 item is counted.' : `${count} items are counted.`;

export const code = 'Barcode, SKU or name';
export const codeHint = 'A barcode or a SKU counts one unit with Enter. By a name, choose the item below.';
export const count = 'Count 1';
export const scan = 'Scan with the camera';
export const stopScanning = 'Stop the camera';
export const cameraPicture = 'Picture of the camera';
export const holdItThere =
  'Hold a barcode in front of the camera. Take it away before you count the next unit.';
export const noCamera =
  'This browser reads no barcodes by its camera. A scanner that types, and typing, work.';
export const cameraRefused =
  'The camera cannot be used. Allow it for this page in the settings of the browser, or type the codes.';
export const searching = 'Searching…';
export const found = (many: number) => (many === 1 ? '1 item found' : `${many} items found`);
export const nothingFound = (text: string) =>
  `Nothing was found for '${text}'. Enter notes it as a code, to be looked into later.`;
export const countItem = (item: string) => `Count 1 of ${item}`;

export const lastCounted = 'Counted last';
export const latest = 'Counted items';
export const countedOf = (item: string) => `Counted of ${item}`;
export const oneLess = (item: string) => `One less of ${item}`;
export const oneMore = (item: string) => `One more of ${item}`;
export const isNow = (item: string, units: number) => `${item}: ${units} counted`;
export const enterANumber = 'Enter a whole number from 0 to 1000000.';
export const nothingCounted = 'Nothing is counted yet. Scan or type the first item.';

export const waiting = (many: number) =>
  many === 1
    ? '1 count is not sent yet. It is kept in this browser until the shop can be reached.'
    : `${many} counts are not sent yet. They are kept in this browser until the shop can be reached.`;
export const sendNow = 'Send now';
export const waitingAfterTheEnd = (many: number) =>
  many === 1
    ? '1 count came too late: this stock-take had ended. It is in no stock. Count it again in another one.'
    : `${many} counts came too late: this stock-take had ended. They are in no stock. Count them again in another one.`;
export const problems = 'To be looked into';
export const problemsIntro = 'These were not counted. They are kept in this browser.';
export const chooseItem = 'Choose the item';
export const find = 'Find the item';
export const discard = 'Discard';
export const discardOf = (what: string) => `Discard ${what}`;
export const times = (what: string, units: number) => `${what} (${units})`;

export const differences = 'Differences';
export const toDifferences = 'See the differences';
export const differencesIntro =
  'Expected is what should have been on the shelf when an item was counted: units for sale, and those of orders that were not shipped yet. Booking changes the stock by the difference, so that what was sold since stays sold.';
export const views: Record<StocktakeView, string> = {
  DIFFERENT: 'Differences',
  ALL: 'All counted',
  LEFT_OUT: 'Left out',
};
export const noneOf: Record<StocktakeView, string> = {
  DIFFERENT: 'There are no differences: what was counted is what was expected.',
  ALL: 'Nothing was counted.',
  LEFT_OUT: 'Nothing is left out.',
};
export const item = 'ITEM';
export const expected = 'EXPECTED';
export const countedColumn = 'COUNTED';
export const difference = 'DIFFERENCE';
export const valueAtCost = 'VALUE AT COST';
export const stock = 'FOR SALE';
export const bookedColumn = 'BOOKED';
export const leftOut = 'LEFT OUT';
export const leaveOut = (item: string) => `Leave out ${item}`;
export const ofOrders = (units: number) => `${units} of orders`;
export const nowAfter = (now: number, after: number) => (now === after ? String(now) : `${now} → ${after}`);
export const signed = (units: number) => (units > 0 ? `+${units}` : String(units).replace('-', '−'));
export const countAgain = 'Units came or went while it was counted. Better count it again.';
export const changedByHand = (units: number) =>
  `Its stock was changed by hand since (${signed(units)}). If that was for this difference, leave it out.`;
export const isShort = (units: number) =>
  units === 1
    ? '1 unit is missing for orders or open checkouts. The stock becomes 0; a unit that they give back is not sold again.'
    : `${units} units are missing for orders or open checkouts. The stock becomes 0; units that they give back are not sold again.`;
export const wasShort = (units: number) => `${units} missing for orders`;
export const noLongerSold = 'No longer sold: nothing is booked.';
export const itemsWithDifferences = 'Items with a difference';
export const surplus = 'Units too many';
export const missing = 'Units missing';
export const value = 'Value at cost';
export const unknown = 'Unknown';
export const haveNoCost = (many: number) =>
  many === 1 ? '1 item has no cost' : `${many} items have no cost`;
export const andUnknown = (many: number) => `and ${itemsOf(many)} of unknown cost`;
export const missingForOrders = (units: number) =>
  units === 1
    ? '1 unit of orders or open checkouts is not there: no stock goes below zero. Look at the orders that wait to be shipped.'
    : `${units} units of orders or open checkouts are not there: no stock goes below zero. Look at the orders that wait to be shipped.`;
const itemsOf = (items: number) => (items === 1 ? '1 item' : `${items} items`);
const unitsOf = (units: number) => (units === 1 ? '1 unit' : `${units} units`);
/** What so many items are worth, of which some have no cost. */
const worthOf = (items: number, worth: string, without: number) => {
  if (without === items) return 'of unknown cost';
  return `${worth} at cost${without > 0 ? `, ${andUnknown(without)}` : ''}`;
};
export const nobodyCounted = (items: number, units: number, worth: string, without: number) =>
  `Nobody counted ${itemsOf(items)} with ${unitsOf(units)} for sale (${worthOf(items, worth, without)}). They stay as they are unless you set them to 0.`;
export const setToZero = (items: number) => `Set ${itemsOf(items)} to 0`;
export const setToZeroQuestion = (items: number) => `Set ${itemsOf(items)} that nobody counted to 0?`;
export const setToZeroConsequence = (items: number, units: number, worth: string, without: number) =>
  `Do this only if everything in the shop was counted. Booking then takes ${unitsOf(units)} out of stock (${worthOf(items, worth, without)}). Until then each of them can still be counted or left out.`;
export const setToZeroIt = 'Set to 0';
export const areSetToZero = 'Set to 0';
export const wereSetToZero = (items: number) =>
  items === 1
    ? '1 item that nobody counted is set to 0.'
    : `${items} items that nobody counted are set to 0.`;
export const undoSetToZero = 'Undo setting to 0';
export const isUndone = 'They stay as they are again';
export const book = 'Book the differences';
export const bookQuestion = (title: string) => `Book '${title}'?`;
export const bookConsequence = (items: number, up: number, down: number) =>
  `The stock of ${items === 1 ? '1 item' : `${items} items`} changes: ${up} units are added, ${down} taken out. The stock history says that it was this stock-take. It cannot be undone.`;
export const bookNothing = 'There are no differences to book. The stock-take ends, and no stock changes.';
export const bookIt = 'Book';
export const isBooked = 'Stock-take booked';
export const cancel = 'Cancel the stock-take';
export const cancelQuestion = (title: string) => `Cancel '${title}'?`;
export const cancelConsequence =
  'What was counted stays to be read, but no stock changes. It cannot be undone.';
export const cancelIt = 'Cancel the stock-take';
export const keepIt = 'Keep it';
export const isCancelled = 'Stock-take cancelled';
export const unsentFirst = 'Send what is kept in this browser first: it would not be booked.';
export const endedBy = (state: string, time: ReactNode, by: string) => (
  <>
    {state} {time} by {by}.
  </>
);
export const notIdentified = (codes: number) =>
  codes === 1
    ? '1 code that was scanned here is not identified yet: it is not counted.'
    : `${codes} codes that were scanned here are not identified yet: they are not counted.`;
export const identifyThem = 'Choose their items';
