import { inArray, sql } from 'drizzle-orm'
import type { CleanedMedia, MediaCheck } from '#contract/admin/media.ts'
import { readNamedFiles } from '../named-files.ts'
import type { Db } from '../../db/client.ts'
import { pictures, productModels } from '../../db/schema.ts'
import { limitConcurrency } from '../../process/limit-concurrency.ts'
import { countUses, readReferences } from './picture-uses.ts'
import { deleteUnused } from '../picture-queries.ts'
import { removePictureFiles } from '../remove-picture.ts'
import type { MediaStorage } from '../storage.ts'

/** Age from which unreferenced files are removed: files of an upload exist a moment before any row refers to them. */
const YOUNG_MS = 24 * 60 * 60_000
const BROKEN_SHOWN = 100
/** Uploads wait while so many files are removed. */
const REMOVED_AT_ONCE = 50
const PICTURE_KEY = /^([0-9a-f]{24})\//

/** The names of all files are held in memory during a check: about 100 bytes each. */
const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 3 })

type Tools = { db: Db; storage: MediaStorage }

/** Compares the stored files with the files that the database names. Changes nothing. */
export function checkMedia(tools: Tools): Promise<MediaCheck> {
  return inTurn(async () => {
    const { strays, young, missing } = await compare(tools)
    const broken = await readBroken(tools.db, missing)
    return {
      strays: strays.length,
      young,
      broken: broken.slice(0, BROKEN_SHOWN),
      brokenCount: broken.length,
      otherMissing: missing.filter((key) => !PICTURE_KEY.test(key)).length,
    }
  })
}

/** Removes unreferenced files, except recent ones, and unused pictures with missing files. */
export function cleanMedia({ staffDb, storage }: { staffDb: Db; storage: MediaStorage }): Promise<CleanedMedia> {
  return inTurn(async () => {
    const { strays, missing } = await compare({ db: staffDb, storage })
    let files = 0
    for (let at = 0; at < strays.length; at += REMOVED_AT_ONCE) {
      files += await removeUnnamed(staffDb, storage, strays.slice(at, at + REMOVED_AT_ONCE))
    }
    const broken = await readBroken(staffDb, missing)
    let removed = 0
    for (const { id } of broken.filter(({ uses }) => uses === 0)) {
      await staffDb.transaction(async (tx) => {
        const originalWidth = await deleteUnused(tx, id)
        if (originalWidth === undefined) return
        await removePictureFiles(storage, id, originalWidth)
        removed += 1
      })
    }
    return { files, pictures: removed }
  })
}

/**
 * Removes those files that are still unnamed. An upload of the same bytes names its files before it looks whether they
 * are stored, so the lock keeps it waiting until they are gone.
 *
 * @returns the number of files removed
 */
function removeUnnamed(staffDb: Db, storage: MediaStorage, keys: readonly string[]): Promise<number> {
  return staffDb.transaction(async (tx) => {
    await tx.execute(sql`lock table ${pictures}, ${productModels} in share mode`)
    const named = await namedFiles(tx)
    const unnamed = keys.filter((key) => !named.has(key))
    for (const key of unnamed) await storage.remove(key)
    return unnamed.length
  })
}

async function compare({ db, storage }: Tools) {
  const stored = new Set(await Array.fromAsync(storage.keys()))
  // Read after the list of files: a picture uploaded in the meantime is named, and its files may be newer than that
  // list.
  const named = await namedFiles(db)
  const unnamed = [...stored].filter((key) => !named.has(key))
  const strays: string[] = []
  for (const key of unnamed) if (await isOld(storage, key)) strays.push(key)
  const missing: string[] = []
  for (const key of named) {
    if (!stored.has(key) && (await storage.sizeOf(key)) === undefined) missing.push(key)
  }
  return { strays, young: unnamed.length - strays.length, missing }
}

function namedFiles(db: Db): Promise<Set<string>> {
  return readNamedFiles((text) => db.execute(sql.raw(text)))
}

async function isOld(storage: MediaStorage, key: string): Promise<boolean> {
  const since = await storage.storedAt(key)
  return since !== undefined && Date.now() - since.getTime() > YOUNG_MS
}

async function readBroken(db: Db, missing: readonly string[]): Promise<MediaCheck['broken']> {
  const counts = new Map<string, number>()
  for (const key of missing) {
    const [, id] = PICTURE_KEY.exec(key) ?? []
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  if (counts.size === 0) return []
  const ids = [...counts.keys()]
  const rows = await db
    .select({ id: pictures.id, fileName: pictures.fileName })
    .from(pictures)
    .where(inArray(pictures.id, ids))
    .orderBy(pictures.id)
  const uses = await countUses(db, await readReferences(db), ids)
  return rows.map(({ id, fileName }) => ({ id, fileName, uses: uses.get(id) ?? 0, missing: counts.get(id) ?? 0 }))
}
