import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'

/** One file holds them all: 2,000 files would slow every clone, search and review. */
export const PICTURE_ARCHIVE = join(import.meta.dirname, 'pictures.tar')

export type ArchivedFile = { key: string; bytes: Buffer }

/** Yields the encoded files of the demo's pictures. Several loops can share one generator. */
export async function* readPictureArchive(): AsyncGenerator<ArchivedFile> {
  const tar = extract()
  const feeding = pipeline(createReadStream(PICTURE_ARCHIVE), tar as unknown as NodeJS.WritableStream)
  feeding.catch(() => {}) // `tar` throws the error below
  try {
    for await (const entry of tar) yield { key: entry.header.name, bytes: await buffer(entry) }
  } finally {
    tar.destroy()
  }
}

/** Writes the archive anew. The same files give the same bytes. */
export async function writePictureArchive(files: readonly ArchivedFile[]): Promise<void> {
  const tar = pack()
  for (const { key, bytes } of files) tar.entry({ name: key, mode: 0o644, mtime: new Date(0) }, bytes)
  tar.finalize()
  await pipeline(tar, createWriteStream(PICTURE_ARCHIVE))
}
