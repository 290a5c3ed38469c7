import { inArray } from 'drizzle-orm'
import type { SetDraft } from '#contract/admin/sets.ts'
import { MAX_SETS } from '#domain/sets/product-set.ts'
import type { Db } from '../../../platform/db/client.ts'
import { productSets, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'

/** @throws AppError conflict when the shop has as many sets as it can have */
export async function refuseOneMore(tx: Db): Promise<void> {
  const known = await tx.$count(productSets)
  if (known >= MAX_SETS) throw new AppError('conflict', say('sets.too-many', { most: MAX_SETS }))
}

/** @throws AppError invalid_input for pieces that do not fit together */
export async function refuseWrongPieces(tx: Db, pieces: SetDraft['pieces']): Promise<void> {
  refuseFields(Object.fromEntries(await pieceProblems(tx, pieces)))
}

/** Returns what is wrong with pieces that do not fit together: paths such as `pieces.1.sameSize` with their problems. */
export async function pieceProblems(tx: Db, pieces: SetDraft['pieces']): Promise<[path: string, problem: string][]> {
  const ids = pieces.map(({ productId }) => productId)
  const sizes = await readSizes(tx, ids)
  const ofMain = sizes.get(ids[0] ?? 0) ?? []
  return pieces.flatMap(({ productId, sameSize }, index): [string, string][] => {
    if (ids.indexOf(productId) < index)
      return [[`pieces.${index}.productId`, 'Is in the set already: raise its quantity']]
    if (!sameSize) return []
    const path = `pieces.${index}.sameSize`
    if (index === 0) return [[path, 'Is for the pieces that follow the size of the main one']]
    const fits = (sizes.get(productId) ?? []).some((size) => ofMain.includes(size))
    return fits ? [] : [[path, 'Has no size in common with the main piece']]
  })
}

async function readSizes(tx: Db, productIds: readonly number[]): Promise<Map<number, (string | null)[]>> {
  const { productId, size } = variants
  const rows = await tx
    .selectDistinct({ productId, size })
    .from(variants)
    .where(inArray(productId, [...productIds]))
  const groups = Map.groupBy(rows, (row) => row.productId)
  return new Map([...groups].map(([id, group]) => [id, group.map((row) => row.size)]))
}
