import type { Readable } from 'node:stream'
import { DRAFT } from '../files.ts'

/**
 * Where the files of pictures and models lie. Keys are relative paths such as `0a1b…/640.avif`; an object never changes, so
 * putting one again is harmless.
 */
export type MediaStorage = {
  /** Stores the whole object or nothing: a reader never sees a part. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The object's bytes and their number, or undefined. The caller reads `body` to its end or destroys it. */
  get(key: string): Promise<{ body: Readable; size: number } | undefined>
  /** The object's size in bytes, or undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>
  /** When the object was put there, or undefined when there is none. */
  storedAt(key: string): Promise<Date | undefined>
  /** Removes the object; removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** The keys of all objects, in any order; those put or removed meanwhile may be among them or not. */
  keys(): AsyncIterable<string>
  /** Rejects when nothing can be put for now, as on a full disk. A bucket has none, and is not asked. */
  checkWritable(): Promise<void>
}

/** Keys are ours, never a visitor's; whatever else lies in a folder or a bucket is none. */
export function isMediaKey(text: string): boolean {
  return text.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)) && !text.endsWith(DRAFT)
}
