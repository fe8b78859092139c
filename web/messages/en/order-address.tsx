export const changeAddress = 'Change address';
export const whereItGoes = 'Where does the order go?';
export const change = 'Change';
export const addressChanged = 'The address is changed';
export const pricesStay =
  'Its prices stay. A place with another tax or another price of shipping cannot be chosen.';
