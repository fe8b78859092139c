import { join } from 'node:path';
import type { FileStorage } from '../../core/ports.ts';
import { bucketStorage, folderStorage } from './file-storage.ts';

interface StorageSettings {
  DATA_DIR: string;
  S3_BUCKET: string;
  S3_REGION: string;
  S3_ENDPOINT: string | undefined;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

/**
 * Opens the storage of the settings for uploaded pictures. Rejects with an Error of one sentence when it cannot be
 * written.
 */
export function openStorage(env: StorageSettings): Promise<FileStorage> {
  if (!env.S3_BUCKET) return folderStorage(join(env.DATA_DIR, 'uploads'));
  const accessKeyId = env.S3_ACCESS_KEY_ID;
  return bucketStorage({
    name: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: accessKeyId ? { accessKeyId, secretAccessKey: env.S3_SECRET_ACCESS_KEY } : undefined,
  });
}
