export const photoOf = (number: number, name: string) => `Picture ${number} of the review by ${name}`;
export const yourPictures = 'Your pictures';
export const yourPicture = (number: number) => `Your picture ${number}`;
export const remove = 'Remove';
export const removePicture = (number: number) => `Remove picture ${number}`;
export const addPictures = 'Add pictures';
export const hint = (left: number) =>
  `${left === 1 ? 'One more' : `Up to ${left}`}, as JPEG, PNG, WebP or AVIF of at most 5 MB. Everybody who sees the review sees them.`;
export const tooMany = (left: number) => `Choose ${left === 1 ? 'one picture' : `${left} pictures`} at most.`;
export const sending = 'Sending pictures';
export const notSent = 'The picture could not be sent. Please check your connection.';
export const added = (count: number) => (count === 1 ? 'Picture added' : 'Pictures added');
