import { z } from 'zod'

/** Where a picture must stay in sight when it is cropped, in shares of its width and height. */
export const Focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type Focus = z.infer<typeof Focus>

/** A picture of the shop as the back office shows it; addresses of its other sizes follow from `id` (domain/picture.ts). */
export const StaffPicture = z.object({
  id: z.string(),
  /** What it was called when it came; '' for the demo's. */
  fileName: z.string(),
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A blurred miniature as a data URI. */
  placeholder: z.string(),
  focus: Focus,
  /** Of the largest file. */
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type StaffPicture = z.infer<typeof StaffPicture>

/** `refused`: the files that are no pictures, each with why. */
export const UploadedPictures = z.object({
  items: z.array(StaffPicture),
  refused: z.array(z.object({ fileName: z.string(), message: z.string() })),
})
export type UploadedPictures = z.infer<typeof UploadedPictures>
