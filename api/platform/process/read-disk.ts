import { statfs } from 'node:fs/promises'

/** Reads how large the disk of a folder is, and how much of it this process may still fill, in bytes. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
