import type { Readable } from 'node:stream'
import { DRAFT } from '../process/files.ts'

/**
 * Storage for the files of pictures and models. Keys are relative paths such as `0a1b…/640.avif`. An object never
 * changes, so a repeated put is harmless.
 */
export type MediaStorage = {
  /** Stores the whole object or nothing: a reader never sees a part. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Returns the object's bytes and their number, or undefined. The caller reads `body` to its end or destroys it. */
  get(key: string): Promise<{ body: Readable; size: number } | undefined>
  /** Returns the object's size in bytes, or undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>
  /** Returns when the object was stored, or undefined when there is none. */
  storedAt(key: string): Promise<Date | undefined>
  /** Removes the object; a missing object is no error. */
  remove(key: string): Promise<void>
  /** Lists the keys of all objects in any order; objects stored or removed meanwhile may or may not be included. */
  keys(): AsyncIterable<string>
  /** Rejects when nothing can be stored for now, as on a full disk. For a bucket it does nothing. */
  checkWritable(): Promise<void>
}

/** Returns whether a text is a key of ours; any other file in a folder or a bucket is not. */
export function isMediaKey(text: string): boolean {
  return text.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)) && !text.endsWith(DRAFT)
}
