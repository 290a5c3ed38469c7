import { createSecretKey, hkdfSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { link, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from './db/embedded-files.ts'
import { errorCode } from './db/embedded-process.ts'
import { DRAFT, makeFolder } from './files.ts'
import { StartError } from './start-error.ts'

const KEY_BYTES = 32

/** Each for one use, so that what is made for one is worth nothing to another. As objects that no log can print. */
export type Secrets = {
  /** Signs access tokens. */
  tokenKey: KeyObject
  /** Signs refresh tokens. */
  refreshKey: KeyObject
  /** Hashes one-time codes. */
  codeKey: KeyObject
  /** Signs cookies. */
  cookieKey: KeyObject
  /** Hashes what limits are kept for: e-mail addresses, IP addresses. */
  throttleKey: KeyObject
  /** Signs the links that open an order. */
  orderKey: KeyObject
  /** Signs the links that open a request for a custom piece. */
  customKey: KeyObject
  /** Signs the links that open what somebody wrote to the shop. */
  ticketKey: KeyObject
  /** Signs the links by which staff set a new password. */
  staffLinkKey: KeyObject
  /** Makes the links under which lists are shared. */
  listLinkKey: KeyObject
  /** Makes what the shop and its TEST gateway know of each other. */
  testWalletKey: KeyObject
  /** Encrypts personal data and mails in the database. The only one that a change of loses something for good. */
  dataKey: KeyObject
}

/**
 * The keys of the shop. What is not given is made once, as files that only their owner can read, in DATA_DIR/secrets;
 * of several processes that start at once each takes what the first one made.
 *
 * @param sessionSecret  at least 32 signs, from which all keys but the data key follow
 * @param dataKey        base64 of 32 bytes
 * @throws StartError when DATA_DIR cannot hold the files, or holds something else under their names
 */
export async function openSecrets(given: {
  dataDir: string
  sessionSecret?: string | undefined
  dataKey?: string | undefined
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
    throttleKey: keyFor('throttle'),
    orderKey: keyFor('order links'),
    customKey: keyFor('custom request links'),
    ticketKey: keyFor('ticket links'),
    staffLinkKey: keyFor('links of staff'),
    listLinkKey: keyFor('links to lists'),
    testWalletKey: keyFor('TEST wallets'),
    dataKey: createSecretKey(dataKey, 'base64'),
  }
}

/** 32 bytes that follow from a secret and from which it does not: another use, other bytes. */
export function deriveBytes(secret: string | KeyObject, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kastha ${use}`, KEY_BYTES))
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

/** Written elsewhere and linked, so that the name only ever stands for a whole secret, and for the first one made. */
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

/** The name on the disk too: a data key lost with the power would take everything encrypted with it. */
async function keepEntries(folder: string) {
  const entries = await open(folder)
  await entries.sync()
  await entries.close()
}
