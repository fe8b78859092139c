import { constants } from 'node:fs';
import { access, lstat, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from '../../core/ports.ts';

/** A bucket at Amazon S3 or a compatible service. */
export interface Bucket {
  name: string;
  region: string;
  /** Address of the compatible service. */
  endpoint?: string;
  /** By default the credentials of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Stores files in a local folder. Rejects with an Error of one sentence when it cannot be written. */
export async function folderStorage(folder: string): Promise<FileStorage> {
  const location = resolve(folder);
  try {
    await mkdir(location, { recursive: true });
    await access(location, constants.W_OK);
  } catch {
    throw new Error(`The folder for uploaded pictures cannot be written: ${location}`);
  }
  const files = storageOn(new Disk(new FSDriver({ location, visibility: 'private' })));
  const isLink = async (name: string) =>
    (await lstat(resolve(location, name)).catch(() => null))?.isSymbolicLink() ?? false;
  return { ...files, read: async (name) => ((await isLink(name)) ? null : files.read(name)) };
}

/** Stores files in a bucket. They are private there: this server reads and serves them. */
export async function bucketStorage({ name, endpoint, ...rest }: Bucket): Promise<FileStorage> {
  // Loaded only when used: it is a large library.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    ...rest,
    bucket: name,
    endpoint,
    visibility: 'private',
    supportsACL: false,
    // Few other services support a host name per bucket or Amazon's checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000 },
  });
  return storageOn(new Disk(driver));
}

function storageOn(disk: Disk): FileStorage {
  return {
    put: (name, bytes, contentType) => disk.put(name, bytes, { contentType }),
    async read(name) {
      try {
        return await buffer(await disk.getStream(name));
      } catch (error) {
        if (await disk.exists(name)) throw error;
        return null;
      }
    },
    async list() {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('/', { paginationToken });
        for (const entry of page.objects) if (entry.isFile) names.push(entry.name);
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return names;
    },
    storedAt: async (name) => (await disk.getMetaData(name)).lastModified,
    remove: (name) => disk.delete(name),
  };
}
