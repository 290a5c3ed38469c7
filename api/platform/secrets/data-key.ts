import { createSecretKey, type KeyObject } from 'node:crypto'
import { deriveBytes } from './derive-bytes.ts'

/** Uses of keyed hashes. Each has a key of its own, which outlives the data key that it comes from (decision 101). */
export const hashUses = ['index of phone numbers', 'links of notices', 'recovery codes of staff'] as const
export type HashUse = (typeof hashUses)[number]
export type HashKeys = Record<HashUse, KeyObject>

const ID_BYTES = 8

/** What only the database knows of the data key: which one it was first opened with, and the keys of its hashes. */
type Bound = { firstId: string; hashKeys?: HashKeys }

/**
 * The key that encrypts private data in the database and in photos, with the older keys that only decrypt (decision 101).
 * Each key has an ID, 16 hexadecimal digits, which reveals nothing about it.
 */
export class DataKey {
  /** ID of the key that encrypts. */
  readonly id: string
  /** ID of the key with which the database was first opened: ciphertexts of that key name none. */
  readonly firstId: string
  readonly #keys: ReadonlyMap<string, KeyObject>
  readonly #hashKeys: HashKeys

  /**
   * @param newest  encrypts
   * @param older   only decrypt
   * @param bound   unknown until `bindDataKey` has asked the database; a new database has the newest key as its first
   */
  constructor(newest: KeyObject, older: readonly KeyObject[] = [], bound?: Bound) {
    this.#keys = new Map([newest, ...older].map((key) => [idOf(key), key]))
    this.id = idOf(newest)
    this.firstId = bound?.firstId ?? this.id
    this.#hashKeys = bound?.hashKeys ?? deriveHashKeys(newest)
  }

  /** IDs of all keys, the newest first. */
  get ids(): string[] {
    return [...this.#keys.keys()]
  }

  /** Returns the key of that ID. @throws Error that names the ID when it is not among the keys */
  keyOf(id: string): KeyObject {
    const key = this.#keys.get(id)
    if (!key) throw new Error(`the data key ${id} is neither DATA_KEY nor in DATA_KEYS_OLD`)
    return key
  }

  hashKeyFor(use: HashUse): KeyObject {
    return this.#hashKeys[use]
  }

  /** Returns the same keys, for a database that knows more of them. */
  boundTo(bound: Bound): DataKey {
    const [newest, ...older] = [...this.#keys.values()]
    return new DataKey(newest!, older, bound)
  }
}

/** Returns 32 bytes that identify a key and reveal nothing about it. */
export function fingerprintOf(key: KeyObject): Buffer {
  return deriveBytes(key, 'fingerprint of the data key')
}

/** Returns the ID that ciphertexts have of a key: the first bytes of its fingerprint, hexadecimal. */
function idOf(key: KeyObject): string {
  return fingerprintOf(key).subarray(0, ID_BYTES).toString('hex')
}

/** Returns the keys of the hashes of a database that is first opened with this key. */
export function deriveHashKeys(first: KeyObject): HashKeys {
  const keyFor = (use: HashUse) => [use, createSecretKey(deriveBytes(first, use))] as const
  return Object.fromEntries(hashUses.map(keyFor)) as HashKeys
}
