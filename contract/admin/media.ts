import { QueryFlag } from '#contract/common.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/catalog/picture.ts'
import { z } from 'zod'
import { listOf, listQuery, Version } from './list.ts'

/** Focal point for cropping, as fractions of the width and height. */
export const Focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type Focus = z.infer<typeof Focus>

/** A picture in the back office. URLs of its other sizes derive from `id` (domain/catalog/picture.ts). */
export const StaffPicture = z.object({
  id: z.string(),
  /** Name of the uploaded file; '' for demo pictures. */
  fileName: z.string(),
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Blurred thumbnail as a data URI. */
  placeholder: z.string(),
  focus: Focus,
  /** URL of the largest file. */
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type StaffPicture = z.infer<typeof StaffPicture>

/** `refused` lists the files that are not pictures, each with the reason. */
export const UploadedPictures = z.object({
  items: z.array(StaffPicture),
  refused: z.array(z.object({ fileName: z.string(), message: z.string() })),
})
export type UploadedPictures = z.infer<typeof UploadedPictures>

export const PicturesQuery = listQuery(['createdAt', 'fileName', 'width'], {
  /** `true`: only unused pictures; `false`: only used ones. */
  unused: QueryFlag.optional(),
})
export type PicturesQuery = z.output<typeof PicturesQuery>

/** `uses`: how many records use it. */
export const ListedPicture = StaffPicture.extend({ uses: z.int() })
export type ListedPicture = z.infer<typeof ListedPicture>
export const PictureList = listOf(ListedPicture)

/** A record that uses a picture; `resource` and `id` identify its page in the back office. */
export const PictureUse = z.object({ resource: z.string(), id: z.string(), name: z.string() })
export type PictureUse = z.infer<typeof PictureUse>

/** `usedBy` lists the first hundred uses. */
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
  /** Unreferenced files older than a day; a clean-up removes them. */
  strays: z.int(),
  /** Unreferenced files younger than a day; their upload may still be in progress. */
  young: z.int(),
  /** The first hundred pictures with missing files. Staff upload them again, or remove them if unused. */
  broken: z.array(z.object({ id: z.string(), fileName: z.string(), uses: z.int(), missing: z.int() })),
  brokenCount: z.int(),
  /** Missing files of models, people and private photos. */
  otherMissing: z.int(),
})
export type MediaCheck = z.infer<typeof MediaCheck>

/** Number of removed files, and of removed rows of unused pictures without files. */
export const CleanedMedia = z.object({ files: z.int(), pictures: z.int() })
export type CleanedMedia = z.infer<typeof CleanedMedia>

const MOST_AT_ONCE = 100
export const RemovePicturesBody = z.strictObject({ ids: z.array(PictureParams.shape.id).min(1).max(MOST_AT_ONCE) })

/** `kept` lists the pictures that are in use. */
export const RemovedPictures = z.object({ removed: z.array(z.string()), kept: z.array(z.string()) })
export type RemovedPictures = z.infer<typeof RemovedPictures>
