import { z } from 'zod'
import { StartError } from '../../platform/errors/app-error.ts'

/** Raise it when older versions cannot read the new format. */
const FORMAT = 1
const KIND = 'kastha-backup'

/** Name of the first file of a backup, and of the last. */
export const MANIFEST = 'manifest.json'
export const CONTENTS = 'contents.json'

const Name = z.object({ schema: z.string(), name: z.string() })

const Manifest = z.object({
  kind: z.literal(KIND),
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Migrations that created the tables, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), at: z.number() })).min(1),
  /** Fingerprint of the data key, base64. */
  keyFingerprint: z.string(),
  /** Those of older keys that the rows still need. */
  olderKeyFingerprints: z.array(z.string()).default([]),
  /** Columns in the order in which they are copied. */
  tables: z.array(Name.extend({ columns: z.array(z.string()) })),
  /** The last number that each sequence returned. */
  sequences: z.array(Name.extend({ last: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

const Part = z.object({ bytes: z.number(), sha256: z.string() })

const Contents = z.object({
  tables: z.record(z.string(), Part.extend({ rows: z.number() })),
  /** All files together, in their order. */
  files: Part.extend({ count: z.number() }),
  /** Files that the database names but the storage does not have. */
  missing: z.array(z.string()),
})
export type Contents = z.infer<typeof Contents>

export function manifestText(manifest: Omit<Manifest, 'kind' | 'format'>): string {
  return JSON.stringify({ kind: KIND, format: FORMAT, ...manifest }, null, 2)
}

/** @throws StartError when this is not a backup, or one in a newer format */
export function parseManifest(text: string): Manifest {
  const json = parsed(text)
  const about = z.object({ kind: z.literal(KIND), format: z.number() }).safeParse(json)
  if (!about.success) throw new StartError('The file is not a backup of a shop.')
  if (about.data.format > FORMAT) {
    throw new StartError('The backup was made by a newer version of the shop: restore it with that version.')
  }
  return whole(Manifest, json)
}

/** @throws StartError when the text is not a valid list of contents */
export function parseContents(text: string): Contents {
  return whole(Contents, parsed(text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whole<Shape extends z.ZodType>(shape: Shape, json: unknown): z.infer<Shape> {
  const result = shape.safeParse(json)
  if (!result.success) throw new StartError('The backup is damaged: its manifest or its list of contents is invalid.')
  return result.data
}
