export const privacyChoices = 'Privacy choices';
export const mayWeCount = 'May we count visits?';
export const whatIsCounted = (host: string) =>
  `A script of ${host} would count which pages are seen, what is searched for, and what is put into the cart and bought. It is not loaded where you sign in, enter addresses or pay. You can change your choice at the foot of each page.`;
export const accept = 'Accept';
export const decline = 'Decline';
export const youAccepted = 'Visits with this browser are counted.';
export const youDeclined = 'Visits with this browser are not counted.';
export const yourBrowserDeclines =
  'Your browser says that you do not want to be tracked: visits with it are not counted.';
