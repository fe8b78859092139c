const widths = [320, 480, 800] as const;
const formats = ['avif', 'webp'] as const;

/** Every picture file of one product, in each width (pixels, square) and format the shop offers. */
export function pictureFiles(slug: string) {
  return widths.flatMap((width) =>
    formats.map((format) => ({ name: `${slug}-${width}.${format}`, width, format })),
  );
}
