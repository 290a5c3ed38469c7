import type { StaffPicture, UploadedPictures } from '#contract/admin/media.ts'
import { t } from '../../language/t.ts'
import { upload } from '../../upload.ts'

/**
 * Uploads one picture. Callers send several one at a time, so that each has its own progress.
 * @throws Error if refused
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StaffPicture> {
  const form = new FormData()
  form.append('files', file)
  const { items, refused } = await upload<UploadedPictures>('/pictures', form, onProgress, signal)
  const [picture] = items
  if (!picture) throw new Error(refused[0]?.message ?? t('This file is not a picture'))
  return picture
}
