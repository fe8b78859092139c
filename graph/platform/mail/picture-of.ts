import type { MailSettings } from '../../core/mailer.ts';

/** The smallest file of a picture that most mail programs can show: uploads have a JPEG, pictures of the demo a WebP. */
export function pictureOf(image: string, { url }: MailSettings): string {
  const small = image
    .replace(/^(\/uploads\/.+)-\d+\.webp$/, '$1-320.jpg')
    .replace(/^(\/images\/.+)-\d+\.webp$/, '$1-320.webp');
  return small.startsWith('/') ? url + small : small;
}
