import { QueryFlag } from '#contract/common.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/catalog/picture.ts'
import { z } from 'zod'
import { listOf, listQuery, Version } from './list.ts'

/** Where a picture must stay in sight when it is cropped, in shares of its width and height. */
export const Focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type Focus = z.infer<typeof Focus>

/** A picture of the shop as the back office shows it; addresses of its other sizes follow from `id` (domain/catalog/picture.ts). */
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
  /** Size of the largest file. */
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

export const PicturesQuery = listQuery(['createdAt', 'fileName', 'width'], {
  /** Only those that nothing shows, or only the others. */
  unused: QueryFlag.optional(),
})
export type PicturesQuery = z.output<typeof PicturesQuery>

/** `uses`: how many things show it. */
export const ListedPicture = StaffPicture.extend({ uses: z.int() })
export type ListedPicture = z.infer<typeof ListedPicture>
export const PictureList = listOf(ListedPicture)

/** What shows a picture: `resource` and `id` name its page in the back office. */
export const PictureUse = z.object({ resource: z.string(), id: z.string(), name: z.string() })
export type PictureUse = z.infer<typeof PictureUse>

/** `usedBy` names the first hundred of its `uses`. */
export const PictureDetails = ListedPicture.extend({ usedBy: z.array(PictureUse), version: Version })
export type PictureDetails = z.infer<typeof PictureDetails>

export const PictureParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'Must be the id of a picture') })

export const PictureBody = z.strictObject({
  fileName: z.string().trim().max(MAX_FILE_NAME_LENGTH),
  focus: Focus,
  version: Version,
})
export type PictureBody = z.infer<typeof PictureBody>

/** Differences between the files and the database. */
export const MediaCheck = z.object({
  /** Files that nothing names, older than a day: those that a clean-up removes. */
  strays: z.int(),
  /** Likewise, but younger: perhaps they are being sent at this moment. */
  young: z.int(),
  /** Pictures of which files are missing, the first hundred; to be sent again, or removed when nothing shows them. */
  broken: z.array(z.object({ id: z.string(), fileName: z.string(), uses: z.int(), missing: z.int() })),
  brokenCount: z.int(),
  /** Files of models, people and private photos that are missing. */
  otherMissing: z.int(),
})
export type MediaCheck = z.infer<typeof MediaCheck>

/** How many files, and rows of unused pictures without files, were removed. */
export const CleanedMedia = z.object({ files: z.int(), pictures: z.int() })
export type CleanedMedia = z.infer<typeof CleanedMedia>

const MOST_AT_ONCE = 100
export const RemovePicturesBody = z.strictObject({ ids: z.array(PictureParams.shape.id).min(1).max(MOST_AT_ONCE) })

/** `kept`: those that something shows. */
export const RemovedPictures = z.object({ removed: z.array(z.string()), kept: z.array(z.string()) })
export type RemovedPictures = z.infer<typeof RemovedPictures>
