import { resolve } from 'node:path';

/** The pictures of the demo catalogue, served as /images. The server runs in the project's folder. */
export const pictureFolder = resolve('graph/demo/catalogue/pictures');
