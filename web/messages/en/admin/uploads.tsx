export const pictureIsNowPictureOf = (value: number, to: number, count: number) =>
  `Picture ${value} is now picture ${to} of ${count}.`;
export const pictures = 'Pictures';
export const pictureWasRemoved = (number: number) => `Picture ${number} was removed.`;
export const dismiss = 'Dismiss';
export const dismissTheErrorOf = (name: string) => `Dismiss the error of ${name}`;
export const uploadOf = (name: string) => `Upload of ${name}`;
export const isBeingPrepared = ' is being prepared…';
export const addPictures = 'Add Pictures';
export const orDropFilesHereJpeg = (maxImages: number) =>
  `Or drop or paste files here: JPEG, PNG, WebP or AVIF of at most 5 MB, best 1600 pixels wide. At most ${maxImages} pictures. The first one is shown in lists.`;
export const picture = (number: number) => `Picture ${number}`;
export const whatPictureShowsOptional = (number: number) => `What picture ${number} shows (optional)`;
export const movePictureForward = (number: number) => `Move picture ${number} forward`;
export const movePictureBack = (number: number) => `Move picture ${number} back`;
export const main = 'Main picture';
export const removePicture = (number: number) => `Remove picture ${number}`;
export const thePictureIsLargerThan = 'The picture is larger than 5 MB.';
export const image = 'Image';
export const uploadAJpegPngWebp =
  'Upload a JPEG, PNG, WebP or AVIF file of at most 5 MB, or type an address.';
export const uploading = 'Uploading…';
export const uploadImage = 'Upload Image';
export const theFileWasRefusedStatus = (status: number) => `The file was refused (status ${status}).`;
export const theUploadBrokeOffPlease =
  'The upload broke off. Please check your connection and choose the file again.';
export const thePictureWasRefusedStatus = (status: number) => `The picture was refused (status ${status}).`;
export const aProductHasAtMost = 'A product has at most 12 pictures.';
export const imageUploaded = { specified: 'Image Updated Succussfully', corrected: 'Image uploaded' };
