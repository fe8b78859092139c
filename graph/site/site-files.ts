import type { Router } from 'express';
import type { WebEntry } from './page.ts';

/** Where the web app's files come from: the build, or Vite in development. */
export interface SiteFiles {
  /** Scripts, styles, fonts. */
  assets: Router;
  template(url: string): Promise<string>;
  entry(): Promise<WebEntry>;
}
