export const reportReviewBy = (name: string) => `Report the review by ${name}`;
export const whatHappens = 'The shop looks at what is reported, and decides whether the review stays.';
export const whatIsWrong = 'What is wrong with it?';
export const select = 'Select...';
export const reasons = {
  SPAM: 'Advertising, or not about the product',
  OFFENSIVE: 'Insults, hate or threats',
  UNTRUE: 'Not true, or a fake review',
  PERSONAL_DATA: 'Personal data of somebody',
  ILLEGAL: 'Against the law',
  OTHER: 'Something else',
};
export const more = 'More about it';
export const optional = 'Only the shop reads it. At most 500 characters; need not be filled in.';
export const report = 'Report';
export const reported = 'Thank you. The shop looks at it.';
