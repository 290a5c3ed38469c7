import type { StaffPicture, UploadedPictures } from '#contract/admin/media.ts'
import { inOneLine } from '#domain/text.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/catalog/picture.ts'
import type { Language } from '#domain/language/languages.ts'
import { translateMessage } from '../../language/translate-message.ts'
import type { Db } from '../../db/client.ts'
import { AppError } from '../../errors/app-error.ts'
import { readStaffPicture } from './picture-queries.ts'
import { ingestPicture } from '../ingest-picture.ts'
import { notePicture } from '../picture-queries.ts'
import type { MediaStorage } from '../storage.ts'

/**
 * Stores the pictures among some files uploaded by staff, also SVG drawings; the same file twice is one picture.
 *
 * @param staffDb  database handle of the staff member
 * @throws AppError of the first file, when none of them is a picture
 */
export async function takePictures(
  { staffDb, storage }: { staffDb: Db; storage: MediaStorage },
  files: readonly { bytes: Buffer; fileName: string }[],
  language: Language = 'en',
): Promise<UploadedPictures> {
  const taken: UploadedPictures = { items: [], refused: [] }
  let firstRefusal: AppError | undefined
  for (const { bytes, fileName } of files) {
    const name = plainFileName(fileName)
    try {
      taken.items.push(await takePicture({ staffDb, storage }, bytes, name))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      firstRefusal ??= error
      taken.refused.push({ fileName: name, message: translateMessage(language, error.sentence) })
    }
  }
  if (firstRefusal && taken.items.length === 0) throw firstRefusal
  return taken
}

async function takePicture(
  { staffDb, storage }: { staffDb: Db; storage: MediaStorage },
  bytes: Buffer,
  fileName: string,
): Promise<StaffPicture> {
  const { id } = await ingestPicture(bytes, storage, {
    note: (picture) => staffDb.transaction((tx) => notePicture(tx, picture, fileName)),
  })
  return (await readStaffPicture(staffDb, id)) ?? gone()
}

/** Removes the folders that some browsers and scripts include in the name. */
function plainFileName(fileName: string): string {
  const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  return inOneLine(name).slice(0, MAX_FILE_NAME_LENGTH)
}

function gone(): never {
  throw new AppError('conflict', 'Somebody has deleted this picture at the same moment. Please send it again.')
}
