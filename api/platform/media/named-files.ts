import { avatarKey } from '#domain/accounts/avatar.ts'
import { modelKey } from '#domain/catalog/model.ts'
import { pictureKeys } from '#domain/catalog/picture.ts'
import { photoKey } from '#domain/photos/photos.ts'

/** Runs a statement and returns its rows: over one connection, or over drizzle's pool. */
type Ask = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Returns the keys of all files that the database names. */
export async function readNamedFiles(query: Ask): Promise<Set<string>> {
  const ask = async <Row extends object>(text: string) => (await query(text)).rows as Row[]
  const pictures = await ask<{ id: string; width: number; isWebpOnly: boolean }>(
    'select id, width, is_webp_only as "isWebpOnly" from pictures',
  )
  const models = await ask<{ id: string }>('select media_id as id from product_models')
  const avatars = await ask<{ id: string }>('select avatar_id as id from users where avatar_id is not null')
  const photos = await ask<{ id: string }>('select id from photos')
  const named = new Set<string>()
  for (const { isWebpOnly, ...picture } of pictures) {
    for (const key of pictureKeys(picture, 'webp')) named.add(key)
    if (!isWebpOnly) for (const key of pictureKeys(picture, 'avif')) named.add(key)
  }
  for (const { id } of models) named.add(modelKey(id)).add(modelKey(id, 'br'))
  for (const { id } of avatars) named.add(avatarKey(id))
  for (const { id } of photos) named.add(photoKey(id))
  return named
}
