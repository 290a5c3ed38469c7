import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const PIECE_BYTES = 64 * 1024

/** A temporary file that is read while it is written, so that its writer waits for no reader. */
export type GrowingFile = {
  /** Writes all pieces, until the file is removed. Rejects with what the pieces throw. */
  write: (pieces: AsyncIterable<Uint8Array>) => Promise<void>
  /** Bytes of the whole file; undefined while it is written. */
  size: () => number | undefined
  /** Resolves once it has so many bytes, and otherwise never. */
  hasGrown: (bytes: number) => Promise<void>
  /** Yields the file from its beginning to its end. Throws what `write` rejects with. */
  read: () => AsyncGenerator<Buffer>
  remove: () => Promise<void>
}

/**
 * Opens a growing file. It has no name any more, so nothing of it is left on the disk once the process closes it or dies:
 * exports hold personal data.
 *
 * @param folder  made where it is missing
 * @param grow    hears how many bytes are to be written, and may throw instead
 * @param leave   called once the file is gone
 */
export async function openGrowingFile(
  folder: string,
  { grow, leave }: { grow: (bytes: number) => void; leave: () => void },
): Promise<GrowingFile> {
  const handle = await openWithoutName(folder)
  const close = async () => {
    await handle.close()
    leave()
  }
  let size = 0
  let end: { error?: unknown } | undefined
  let [isWriting, isRemoved] = [false, false]
  let change = Promise.withResolvers<void>()
  const tell = () => {
    change.resolve()
    change = Promise.withResolvers()
  }

  async function write(pieces: AsyncIterable<Uint8Array>): Promise<void> {
    isWriting = true
    try {
      for await (const piece of pieces) {
        if (isRemoved) break
        grow(piece.length)
        await handle.appendFile(piece)
        size += piece.length
        tell()
      }
      end = {}
    } catch (error) {
      end = { error }
      throw error
    } finally {
      isWriting = false
      if (isRemoved) await close()
      tell()
    }
  }

  async function hasGrown(bytes: number): Promise<void> {
    if (size >= bytes) return
    await change.promise
    return hasGrown(bytes)
  }

  /** Resolves once there is something after this position, or no more will come. */
  async function hasMore(position: number): Promise<void> {
    if (position < size || end) return
    await change.promise
    return hasMore(position)
  }

  async function* read(): AsyncGenerator<Buffer> {
    let position = 0
    for (;;) {
      await hasMore(position)
      if (end && 'error' in end) throw end.error
      if (position === size) return
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, position)
      position += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }

  async function remove(): Promise<void> {
    if (isRemoved) return
    isRemoved = true
    // Otherwise `write` closes it after its last piece.
    if (!isWriting) await close()
  }

  return { write, size: () => (end ? size : undefined), hasGrown, read, remove }
}

async function openWithoutName(exportsDir: string): Promise<FileHandle> {
  await mkdir(exportsDir, { recursive: true })
  const folder = await mkdtemp(join(exportsDir, 'kastha-export-'))
  try {
    return await open(join(folder, 'table'), 'w+')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
