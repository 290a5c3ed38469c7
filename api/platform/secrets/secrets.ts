import { createSecretKey, randomBytes, randomUUID, type KeyObject, createHmac } from 'node:crypto'
import { link, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT, errorCode, makeFolder, readIfPresent } from '../process/files.ts'
import { StartError } from '../errors/app-error.ts'
import { DataKey } from './data-key.ts'
import { deriveBytes } from './derive-bytes.ts'

const KEY_BYTES = 32

/**
 * Keys, each for one use, so that a token for one use is invalid for another. They are objects that logs cannot print.
 */
export type Secrets = {
  /** Signs access tokens. */
  tokenKey: KeyObject
  /** Signs refresh tokens. */
  refreshKey: KeyObject
  /** Hashes one-time codes. */
  codeKey: KeyObject
  /** Signs cookies. */
  cookieKey: KeyObject
  /** Hashes the subjects of rate limits: email addresses, IP addresses. */
  rateLimitKey: KeyObject
  /** Signs the links that open an order. */
  orderKey: KeyObject
  /** Signs the links that open a request for a custom piece. */
  customKey: KeyObject
  /** Signs the links that open a ticket. */
  ticketKey: KeyObject
  /** Signs the links with which staff set a new password. */
  staffLinkKey: KeyObject
  /** Derives the links to shared lists. */
  listLinkKey: KeyObject
  /** Derives the credentials that the server shares with its TEST gateway. */
  testWalletKey: KeyObject
  /** Encrypts personal data and mails in the database. Without it they are lost; decision 101 says how to replace it. */
  dataKey: DataKey
}

/**
 * Opens the server's keys. Missing ones are created once, as files in DATA_DIR/secrets that only their owner can read.
 * Processes that start concurrently all use the files of the first one.
 *
 * @param sessionSecret  at least 32 characters; all keys except the data key are derived from it
 * @param dataKey        base64 of 32 bytes
 * @param olderDataKeys  those before it, which only decrypt
 * @throws StartError when DATA_DIR cannot store the files, or contains other files under their names
 */
export async function openSecrets(given: {
  dataDir: string
  sessionSecret?: string | undefined
  dataKey?: string | undefined
  olderDataKeys?: readonly string[] | undefined
}): Promise<Secrets> {
  const folder = join(given.dataDir, 'secrets')
  const secret = given.sessionSecret ?? (await readOrMake(folder, 'session-secret'))
  const dataKey = given.dataKey ?? (await readOrMake(folder, 'data-key'))
  const keyFor = (use: string) => createSecretKey(deriveBytes(secret, use))
  return {
    tokenKey: keyFor('access tokens'),
    refreshKey: keyFor('refresh tokens'),
    codeKey: keyFor('one-time codes'),
    cookieKey: keyFor('cookies'),
    rateLimitKey: keyFor('throttle'),
    orderKey: keyFor('order links'),
    customKey: keyFor('custom request links'),
    ticketKey: keyFor('ticket links'),
    staffLinkKey: keyFor('links of staff'),
    listLinkKey: keyFor('links to lists'),
    testWalletKey: keyFor('TEST wallets'),
    dataKey: dataKeyOf(dataKey, given.olderDataKeys),
  }
}

/** @param texts  base64 of 32 bytes each: the newest key, and older ones */
function dataKeyOf(newest: string, older: readonly string[] = []): DataKey {
  return new DataKey(keyOf(newest), older.map(keyOf))
}

function keyOf(text: string): KeyObject {
  return createSecretKey(text, 'base64')
}

async function readOrMake(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  try {
    const text = (await readIfPresent(path)) ?? (await make(folder, path))
    if (Buffer.from(text, 'base64').length === KEY_BYTES) return text
  } catch (error) {
    throw new StartError(`DATA_DIR cannot hold the secrets: ${(error as Error).message}`)
  }
  throw new StartError(`DATA_DIR: ${path} is damaged, expected base64 of ${KEY_BYTES} bytes`)
}

/** Writes a draft and links it, so that the name only ever has a complete secret, the first one created. */
async function make(folder: string, path: string): Promise<string> {
  await makeFolder(folder, 0o700)
  const draft = `${path}.${randomUUID()}${DRAFT}`
  try {
    await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true })
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await keepEntries(folder)
  return readFile(path, 'utf8')
}

/** Syncs the folder entry too: a data key lost in a power failure would make all encrypted data unreadable. */
async function keepEntries(folder: string) {
  const entries = await open(folder)
  await entries.sync()
  await entries.close()
}

/**
 * Returns the searchable index of an encrypted phone number: HMAC-SHA-256 under a key of its own (decisions 030 and 101). The
 * database alone reveals which rows share a number, but not the number.
 *
 * @param phone  as parseMobile returns it
 * @returns 32 bytes
 */
export function phoneIndex(dataKey: DataKey, phone: string): Buffer {
  return createHmac('sha256', dataKey.hashKeyFor('index of phone numbers')).update(phone).digest()
}
