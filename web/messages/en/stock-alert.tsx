export const tellMe = 'Tell me when it is back';
export const tellMeOfAnother = 'Tell me when a sold-out choice is back';
export const soldOut = 'Sold-out choice';
export const yourEmail = 'Your e-mail address';
export const oneMail = 'For one mail, and nothing else.';
export const tell = 'Tell me';
export const linkComes =
  'We mail a link to this address. Confirm it there within two days, and you get one mail when it is back.';
export const tellOfPrice = 'Tell me when the price falls';
export const priceLinkComes =
  'We mail a link to this address. Confirm it there within two days, and you get one mail when it costs less than now.';
export const youAreTold = 'We mail you once when it is back.';
export const noLonger = 'No longer notify me';
