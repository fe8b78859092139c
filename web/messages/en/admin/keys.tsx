export const keyboard = 'Keyboard';
export const keys = [
  { keys: ['/', 'Ctrl K'], does: 'Search orders, customers, products, settings and actions' },
  { keys: ['j', 'k'], does: 'Next and previous row of a list, or order of the list it was opened from' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row, where rows can be selected' },
  { keys: ['b'], does: 'Go to what can be done with the selected rows' },
  { keys: ['s'], does: 'Ship the selected orders, or open the order of the row to ship it' },
  { keys: ['Ctrl S'], does: 'Save the product that is open' },
  { keys: ['?'], does: 'Show these keys' },
];
export const turnThemOff = 'Keys of one character can be turned off in the menu under your name.';
