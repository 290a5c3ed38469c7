import { buffer } from 'node:stream/consumers'
import { asc, eq, gt } from 'drizzle-orm'
import { photoAad, photoKey } from '#domain/photos/photos.ts'
import type { Db } from '../../platform/db/client.ts'
import { photos } from '../../platform/db/schema.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { ciphertextHead, encryptAgain } from '../../platform/secrets/encryption.ts'
import type { Portion } from './rewrite-column.ts'

/** Each takes a few hundred kilobytes of memory. */
const PHOTOS_AT_ONCE = 5

/**
 * Encrypts the files of the next photos with the newest data key. It holds each photo's row meanwhile, so that a file whose
 * photo is deleted does not come back.
 */
export async function rewritePhotos(
  tx: Db,
  { dataKey, storage }: { dataKey: DataKey; storage: MediaStorage },
  after: readonly string[] | null,
): Promise<Portion> {
  const rows = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(after ? gt(photos.id, after[0]!) : undefined)
    .orderBy(asc(photos.id))
    .limit(PHOTOS_AT_ONCE)
  const portion: Portion = { after: null, found: 0, rewritten: 0 }
  if (rows.length === PHOTOS_AT_ONCE) portion.after = [rows.at(-1)!.id]
  for (const { id } of rows) {
    const stored = await storage.get(photoKey(id))
    if (!stored) continue
    const bytes = await buffer(stored.body)
    const head = ciphertextHead(dataKey)
    if (bytes.subarray(0, head.length).equals(head)) continue
    portion.found += 1
    const held = await tx.select().from(photos).where(eq(photos.id, id)).for('update', { skipLocked: true })
    if (held.length === 0) continue
    try {
      await storage.put(photoKey(id), encryptAgain(dataKey, bytes, photoAad(id)), 'application/octet-stream')
      portion.rewritten += 1
    } catch (error) {
      portion.problem ??= error
    }
  }
  return portion
}
