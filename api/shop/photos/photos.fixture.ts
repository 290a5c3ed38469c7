import sharp, { type Sharp } from 'sharp'
import { sql } from 'drizzle-orm'
import type { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { removePhotoFiles } from './remove-photo-files.ts'

/** Creates a single-color photo with GPS and camera metadata, rotated by 90 degrees. */
export function givenPhoto(width = 300, height = 200): Promise<Buffer> {
  return plain(width, height)
    .withExif({ IFD0: { Model: 'a telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#885522' } })
}

/** Does what the waiting jobs of removed photos would. */
export async function removeFilesOfPhotos(db: Db, storage: MediaStorage): Promise<void> {
  const { rows } = await db.execute<{ data: { photoIds: string[] } }>(
    sql`select data from pgboss.job where name = 'remove-photos' and start_after < now() + interval '1 minute'`,
  )
  for (const { data } of rows) await removePhotoFiles(data, { db, storage })
}

type Part = { name: string; text: string } | { name: string; bytes: Uint8Array }

/** Returns a multipart body as a browser sends it. */
export function formOf(parts: readonly Part[]) {
  const form = new FormData()
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text)
    else form.append(part.name, new Blob([Buffer.from(part.bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  }
  return encode(form)
}

/** Uploads files to the library like the form of the back office. */
export async function sendPictures(
  staff: Awaited<ReturnType<typeof givenStaff>>,
  files: readonly { name: string; bytes: Uint8Array }[],
) {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files', new Blob([Buffer.from(bytes)]), name)
  const { payload, headers } = await encode(form)
  return staff.call('POST', '/pictures', payload, headers)
}

async function encode(form: FormData): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.bytes())
  return { payload, headers: { 'content-type': encoded.headers.get('content-type')! } }
}
