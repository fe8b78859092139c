import { useSettings } from './settings.ts';

/** Texts that are specified with mistakes, and how they read with TEXTS=en-x-fixed. */
export const corrected = {
  'Review Succuss': 'Review saved',
  Deliverd: 'Delivered',
  'Order Delever': 'Mark As Delivered',
  'Product Deleted': 'Product deleted',
  'product updated': 'Product updated',
  'Image Updated Succussfully': 'Image uploaded',
  updatesuccess: 'Profile updated',
  'Edit SuccussFully': 'User updated',
  'user deleted': 'User deleted',
};

/** Gives a text as this shop is set to write it: as specified, or corrected. */
export function useText(): (specified: keyof typeof corrected) => string {
  const { texts } = useSettings();
  return (specified) => (texts === 'en-x-fixed' ? corrected[specified] : specified);
}
