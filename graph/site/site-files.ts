import type { Router } from 'express';
import type { WebEntry } from './page.ts';

/** The source of the web app's files: the build, or Vite in development. */
export interface SiteFiles {
  /** Scripts, styles, fonts. */
  assets: Router;
  template(url: string): Promise<string>;
  entry(): Promise<WebEntry>;
}
