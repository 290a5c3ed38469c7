import type { StaffPicture, UploadedPictures } from '#contract/admin/media.ts'
import { upload } from '../upload.ts'

/** Sends one picture; several go one after the other, so that each tells how far it is. @throws Error with why it is none */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StaffPicture> {
  const form = new FormData()
  form.append('files', file)
  const { items, refused } = await upload<UploadedPictures>('/pictures', form, onProgress, signal)
  const [picture] = items
  if (!picture) throw new Error(refused[0]?.message ?? 'Is no picture')
  return picture
}
