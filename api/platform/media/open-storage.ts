import { join } from 'node:path'
import { localStorage } from './local-storage.ts'
import { parseUploadsUrl, s3Storage } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

/** Opens the configured storage: the bucket of UPLOADS_URL, else the folder `media` of DATA_DIR. */
export function openStorage({ uploadsUrl, dataDir }: { uploadsUrl?: string; dataDir: string }): MediaStorage {
  return uploadsUrl ? s3Storage(parseUploadsUrl(uploadsUrl)) : localStorage(join(dataDir, 'media'))
}
