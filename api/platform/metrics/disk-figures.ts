import { readDisk } from '../process/read-disk.ts'
import { reading } from './figures.ts'
import { keptReading } from './kept-reading.ts'

/**
 * Registers size and free space of the disk that holds a folder. While the disk cannot be read they are left out.
 *
 * @param onError  called when it cannot be read
 */
export function watchDisk(folder: string, onError: (error: unknown) => void): void {
  const disk = keptReading(() => readDisk(folder), onError)
  const gauge = (name: string, help: string, part: 'freeBytes' | 'totalBytes') =>
    reading({ name, help, kind: 'gauge' }, () => {
      const now = disk.latest()
      return now ? [{ value: now[part] }] : []
    })
  gauge('kastha_disk_free_bytes', 'What is free on the disk of DATA_DIR', 'freeBytes')
  gauge('kastha_disk_size_bytes', 'Size of the disk of DATA_DIR', 'totalBytes')
}
