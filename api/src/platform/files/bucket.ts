import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { filesUnavailable } from '../errors/failures.ts';
import type { FileStore } from './store.ts';

/** Milliseconds until a store that does not answer is given up, each of so many times. */
const CONNECTION_WAIT = 5_000;
const ANSWER_WAIT = 30_000;
const TRIES = 4;
const PAUSE = 200;

/** A file that is not there; a bucket that is not there is a store that fails. */
const isMissing = (error: unknown) => {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
};

/** Where files are kept in S3 or a store that speaks as it does. Keys of access come from the standard AWS variables. */
export interface Bucket {
  /** `s3://bucket/prefix` */
  address: string;
  /** Another provider's address; its buckets are named in the path. */
  endpoint?: string | undefined;
  region: string;
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function connect({ endpoint, region }: Bucket, overrides: S3ClientConfig): S3Client {
  return new S3Client({
    region,
    maxAttempts: TRIES,
    // Not every store that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_WAIT, requestTimeout: ANSWER_WAIT },
    logger: SILENT, // what goes wrong is thrown, and logged with the request it is part of
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...overrides,
  });
}

/** Keeps files in a bucket. A file is there whole or not at all. @throws {Failure} files_unavailable */
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

  /** A stream is read once, so that the client cannot try it again by itself. */
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
    async open(key) {
      try {
        const { Body, ContentLength = 0 } = await asked(client.send(new GetObjectCommand(at(key))));
        return { stream: Body as Readable, size: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await asked(client.send(new DeleteObjectCommand(at(key))));
    },
    list,
  };
}
