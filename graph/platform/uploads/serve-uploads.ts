import type { RequestHandler } from 'express';
import type { FileStorage } from '../../core/ports.ts';
import { isDocumentName } from './document-rules.ts';
import { contentTypeOf } from './image-rules.ts';

/**
 * Serves stored pictures, and PDF files as downloads. The undecoded name in the URL must have the form of a stored name. Names are
 * never reused, so browsers cache them for a year.
 */
export function serveUploads(storage: FileStorage): RequestHandler {
  return async (req, res) => {
    const name = req.path.slice(1);
    const isDocument = isDocumentName(name);
    const contentType = isDocument ? 'application/pdf' : contentTypeOf(name);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const file = isRead && contentType ? await storage.read(name) : null;
    if (!file || !contentType) {
      res.status(404).json({ message: 'No such picture.', code: 'NOT_FOUND' });
      return;
    }
    res.set({
      'Content-Type': contentType,
      'Content-Disposition': isDocument ? 'attachment' : 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    res.send(file);
  };
}
