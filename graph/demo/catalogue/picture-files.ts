const formats = ['avif', 'webp'] as const;

/** A picture of a demo product: square, and of a view. */
export interface Shot {
  /** Begins the names of its files. */
  name: string;
  view: 'front' | 'back' | 'detail';
  /** One of the colours of its product; of the front only. */
  colour?: string;
  /** Width of its largest file, in pixels. */
  width: 800 | 1200;
}

/** Every file of a picture, in each width (pixels, square) and format the shop offers. */
export function pictureFiles({ name, width: largest }: Shot) {
  return [320, 480, 800, 1200]
    .filter((width) => width <= largest)
    .flatMap((width) => formats.map((format) => ({ name: `${name}-${width}.${format}`, width, format })));
}
