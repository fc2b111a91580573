import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { filesUnavailable } from '../errors/failures.ts';
import type { FileStore } from './store.ts';

/** Timeouts in milliseconds, and the number of attempts. */
const CONNECTION_WAIT = 5_000;
const ANSWER_WAIT = 30_000;
const TRIES = 4;
const PAUSE = 200;

/** True for a missing file. A missing bucket is an error of the store. */
const isMissing = (error: unknown) => {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
};

const unlessMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** File storage in S3 or a compatible service. Access keys come from the standard AWS variables. */
export interface Bucket {
  /** `s3://bucket/prefix` */
  address: string;
  /** Endpoint of another provider; the bucket is then part of the path. */
  endpoint?: string | undefined;
  region: string;
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function connect({ endpoint, region }: Bucket, overrides: S3ClientConfig): S3Client {
  return new S3Client({
    region,
    maxAttempts: TRIES,
    // Not every S3-compatible service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_WAIT, requestTimeout: ANSWER_WAIT },
    logger: SILENT, // errors are thrown, and logged with their request
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...overrides,
  });
}

/**
 * Stores files in a bucket. A file is never visible in part.
 * @throws {Failure} files_unavailable
 */
export function bucketStore(place: Bucket, overrides: S3ClientConfig = {}): FileStore {
  const client = connect(place, overrides);
  const { hostname: bucket, pathname } = new URL(place.address);
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  const prefix = folder && `${folder}/`;
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  const asked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw isMissing(error) ? error : filesUnavailable(error);
    }
  };

  /** The client cannot retry a stream by itself, because it can only be read once. */
  async function upload(key: string, path: string, tries = TRIES): Promise<void> {
    const { size } = await stat(path);
    try {
      await client.send(new PutObjectCommand({ ...at(key), Body: createReadStream(path), ContentLength: size }));
    } catch (error) {
      if (tries <= 1 || (error as { $fault?: string }).$fault === 'client') throw error;
      await wait(PAUSE);
      await upload(key, path, tries - 1);
    }
  }

  async function* list(below: string): ReturnType<FileStore['list']> {
    let token: string | undefined;
    do {
      const page = await asked(
        client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${below}/`, ContinuationToken: token }),
        ),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { key: Key.slice(prefix.length), changedAt: LastModified };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  return {
    async put(key, content) {
      await asked(client.send(new PutObjectCommand({ ...at(key), Body: content })));
    },
    async take(key, path) {
      await asked(upload(key, path));
      await rm(path, { force: true });
    },
    async open(key, part) {
      const range = part && { Range: `bytes=${part.start}-${part.end}` };
      const found = await unlessMissing(asked(client.send(new GetObjectCommand({ ...at(key), ...range }))));
      return found && { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
    },
    async sizeOf(key) {
      const found = await unlessMissing(asked(client.send(new HeadObjectCommand(at(key)))));
      return found && (found.ContentLength ?? 0);
    },
    async remove(key) {
      await asked(client.send(new DeleteObjectCommand(at(key))));
    },
    list,
  };
}
