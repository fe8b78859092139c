import type { RequestHandler } from 'express';
import type { FileStorage } from '../core/ports.ts';
import { contentTypeOf } from './image-rules.ts';

/**
 * Answers stored pictures. Names are compared as they stand in the address, undecoded, with the only form that names
 * have; a name never comes back for another picture, so browsers keep them for a year.
 */
export function serveUploads(storage: FileStorage): RequestHandler {
  return async (req, res) => {
    const name = req.path.slice(1);
    const contentType = contentTypeOf(name);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const file = isRead && contentType ? await storage.read(name) : null;
    if (!file || !contentType) {
      res.status(404).json({ message: 'No such picture.', code: 'NOT_FOUND' });
      return;
    }
    res.set({
      'Content-Type': contentType,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    res.send(file);
  };
}
