import type { PictureBody, PictureDetails } from '#contract/admin/media.ts'
import { inOneLine } from '#domain/text.ts'
import { refuseStale } from '../../records/version.ts'
import type { Db } from '../../db/client.ts'
import { AppError } from '../../errors/app-error.ts'
import { lockPicture, readPictureDetails, updatePicture } from './picture-queries.ts'
import { say } from '../../language/sentence.ts'

/**
 * Changes the name of a picture and its focal point, which stays visible when the picture is cropped.
 *
 * @throws AppError not_found, stale
 */
export function changePicture(staffDb: Db, id: string, body: PictureBody): Promise<PictureDetails> {
  return staffDb.transaction(async (tx) => {
    await lockPicture(tx, id)
    refuseStale(await askedPicture(tx, id), body.version)
    await updatePicture(tx, id, { ...body, fileName: inOneLine(body.fileName) })
    return askedPicture(tx, id)
  })
}

/** @throws AppError not_found */
export async function askedPicture(db: Db, id: string): Promise<PictureDetails> {
  const picture = await readPictureDetails(db, id)
  if (!picture) throw new AppError('not_found', say('pictures.not-found'))
  return picture
}
