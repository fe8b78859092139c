import { useRef, useState } from 'react';
import * as t from '#messages/admin/uploads';
import { MAX_BYTES } from './max-bytes.ts';
import { uploadPicture } from './upload-picture.ts';

/** A file on its way, or one that could not be uploaded. */
export interface Upload {
  id: string;
  name: string;
  /** 0 to 1. At 1 the server is encoding it. */
  part: number;
  error?: string;
}

interface Uploads {
  /** Called with the address of each picture. */
  onDone: (path: string) => void;
  /** Called with true when the first upload begins, and with false when the last one is over. */
  onUploading: (isUploading: boolean) => void;
}

/** Uploads files one after another: the server encodes few at a time. */
export function useUploads({ onDone, onUploading }: Uploads) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const pending = useRef(0);
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async (id: string, file: File) => {
    try {
      onDone(await uploadPicture(file, (part) => change(id, { part })));
      remove(id);
    } catch (error) {
      change(id, { error: (error as Error).message });
    }
    pending.current -= 1;
    if (pending.current === 0) onUploading(false);
  };

  /** Begins with the first `room` files; the others are refused. */
  const add = (files: File[], room: number) => {
    for (const [index, file] of files.entries()) {
      const id = crypto.randomUUID();
      const error =
        index >= room ? t.aProductHasAtMost : file.size > MAX_BYTES ? t.thePictureIsLargerThan : undefined;
      setUploads((all) => [...all, { id, name: file.name, part: 0, error }]);
      if (error) continue;
      pending.current += 1;
      onUploading(true);
      queue.current = queue.current.then(() => send(id, file));
    }
  };
  return { uploads, add, dismiss: remove };
}
