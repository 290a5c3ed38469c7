import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack, type Header } from 'tar-stream'
import { StartError } from '../../platform/errors/app-error.ts'
import type { Encrypt } from './encrypt-backup.ts'
import { openSealed, writeSealed } from './sealed-file.ts'

export type ArchiveWriter = {
  /** Adds a file of known size; resolves when there is room for more. */
  add: (name: string, size: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>
}

/**
 * Writes a sealed tar, compressed with zstd. It is streamed, never held in memory.
 *
 * @param fill    adds the files
 * @param signal  aborts it
 * @param encrypt encrypts the whole file; by default it is readable
 * @returns       the size of the archive in bytes
 * @throws whatever `fill` throws, and StartError like `writeSealed`; then there is no file
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
  { signal, encrypt }: { signal?: AbortSignal | undefined; encrypt?: Encrypt | undefined } = {},
): Promise<number> {
  const tar = pack()
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const written = writeSealed(path, Readable.from(tar), compress, encrypt)
  const broken = written.then(() => new Promise<never>(() => {}))
  const filled = fill({
    async add(name, size, body) {
      if (signal?.aborted) throw new StartError('Aborted: no backup was written.')
      const file = tar.entry({ name, size, mode: 0o600 })
      const isWhole = new Promise<void>((resolve, reject) => {
        file.on('finish', resolve).on('error', reject)
      })
      isWhole.catch(() => {}) // awaited below, where a rejection is handled
      for await (const bytes of body) {
        if (!file.write(bytes)) await Promise.race([once(file, 'drain'), isWhole, broken])
      }
      file.end(null)
      await Promise.race([isWhole, broken])
    },
  }).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error)
      throw error
    },
  )
  const [done, size] = await Promise.allSettled([Promise.race([filled, broken]), written])
  if (done.status === 'rejected') throw done.reason
  if (size.status === 'rejected') throw size.reason
  return size.value
}

export type ArchivedFile = { name: string; size: number; body: AsyncIterable<Buffer> }

/**
 * Yields the files of an archive in their order. Read each one before you request the next.
 *
 * @throws StartError like `openSealed`
 */
export async function* readArchive(path: string): AsyncGenerator<ArchivedFile> {
  const tar = extract()
  const feeding = pipeline(await openSealed(path), createZstdDecompress(), tar as unknown as NodeJS.WritableStream)
  feeding.catch(() => {}) // `tar` throws the error below
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header satisfies Header
      yield { name, size, body: entry as AsyncIterable<Buffer> }
      entry.resume()
    }
  } finally {
    tar.destroy()
  }
}
