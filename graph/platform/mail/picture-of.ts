import type { MailSettings } from '../../core/mailer.ts';

/** The width and format at the end of a picture's address. */
const SIZE = /-\d{1,5}\.webp$/;

/** The smallest file of a picture that most mail programs can show: uploads have a JPEG, pictures of the demo a WebP. */
export function pictureOf(image: string, { url }: MailSettings): string {
  if (!image.startsWith('/')) return image;
  return url + image.replace(SIZE, image.startsWith('/uploads/') ? '-320.jpg' : '-320.webp');
}
