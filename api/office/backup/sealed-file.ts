import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DRAFT, errorCode, makeFolder } from '../../platform/process/files.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import type { Encrypt } from './encrypt-backup.ts'

/**
 * The end of a sealed file: a hash of everything before it, in a frame that zstd skips (RFC 8878, 3.1.2). Other
 * programs read the file as if it were not there.
 */
const SKIPPED = Buffer.from([0x5b, 0x2a, 0x4d, 0x18])
const LABEL = Buffer.from('KASTHA01')
const HASH_BYTES = 32
const SEAL_BYTES = SKIPPED.length + 4 + LABEL.length + HASH_BYTES

/**
 * Writes a file that only its owner can read. It gets its name only once it is complete and synced to disk.
 *
 * @param encrypt  encrypts the sealed bytes; by default they are written as they are
 * @returns its size in bytes
 * @throws StartError when the file exists already; whatever `source` or the disk throws, then there is no file
 */
export async function writeSealed(
  path: string,
  source: Readable,
  through: Transform,
  encrypt: Encrypt = (bytes) => bytes,
): Promise<number> {
  await refuseExisting(path)
  await makeFolder(dirname(path), 0o700)
  const draft = `${path}.${randomUUID()}${DRAFT}`
  try {
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(source, through, sealed, encrypt, file)
    await refuseExisting(path)
    await rename(draft, path)
    await keepName(path)
    return file.bytesWritten
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function refuseExisting(path: string) {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new StartError(`${path} exists already: name another file, or remove it first.`)
}

async function* sealed(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  for await (const bytes of source) {
    hash.update(bytes)
    yield bytes
  }
  yield sealOf(hash)
}

function sealOf(hash: Hash): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(LABEL.length + HASH_BYTES)
  return Buffer.concat([SKIPPED, length, LABEL, hash.digest()])
}

async function keepName(path: string) {
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
}

/**
 * Reads the whole file and compares it with its seal.
 *
 * @returns a stream of the bytes before the seal
 * @throws StartError when the file cannot be read, is not a backup, or has changed since it was written
 */
export async function openSealed(path: string): Promise<Readable> {
  const size = await sizeOf(path)
  const end = size - SEAL_BYTES
  if (path.endsWith('.age')) {
    const how = `age --decrypt --identity KEY --output ${path.slice(0, -'.age'.length)} ${path}`
    throw new StartError(`${path} is encrypted. Decrypt it where the private key is: ${how}`)
  }
  if (end <= 0) throw new StartError(`${path} is not a backup of a shop, or only the beginning of one.`)
  const seal = await createReadStream(path, { start: end }).reduce(joined, Buffer.alloc(0))
  if (!seal.subarray(0, -HASH_BYTES).equals(sealOf(createHash('sha256')).subarray(0, -HASH_BYTES))) {
    throw new StartError(`${path} is not a backup of a shop, or its end is missing: take another copy of it.`)
  }
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path, { end: end - 1 })) hash.update(bytes as Buffer)
  if (!sealOf(hash).equals(seal)) {
    throw new StartError(`${path} is damaged: it is not what was written (checksum). Take another copy of it.`)
  }
  return createReadStream(path, { end: end - 1 })
}

async function sizeOf(path: string): Promise<number> {
  try {
    const file = await open(path)
    const found = await file.stat()
    await file.close()
    if (!found.isFile()) throw new Error('it is no file')
    return found.size
  } catch (error) {
    const reason = errorCode(error) === 'ENOENT' ? 'there is no such file' : (error as Error).message
    throw new StartError(`${path} cannot be read: ${reason}.`, { cause: error })
  }
}

function joined(before: Buffer, bytes: Buffer): Buffer {
  return Buffer.concat([before, bytes])
}
