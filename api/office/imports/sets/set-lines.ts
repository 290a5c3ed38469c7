import { asc, eq, inArray } from 'drizzle-orm'
import type { SetsQuery } from '#contract/admin/sets.ts'
import { setColumns } from '#domain/imports/set-columns.ts'
import type { Cell, Column } from '#domain/imports/table-files.ts'
import type { Db } from '../../../platform/db/client.ts'
import { products, productSetPieces, productSets } from '../../../platform/db/schema.ts'
import { allRows } from '../../../platform/exports/all-rows.ts'
import { orderOf } from '../../../platform/records/page-of.ts'
import { sets } from '../../../shop/sets/admin/sets.ts'

type SetLine = Awaited<ReturnType<typeof readLines>>[number]

const valueOf: Record<string, (line: SetLine) => Cell> = {
  set_id: ({ id }) => id,
  set: ({ name }) => name,
  set_ne: ({ translations }) => translations.ne?.name ?? null,
  percent: ({ percent }) => percent,
  active: ({ isActive }) => yesOrNo(isActive),
  product: ({ slug }) => slug,
  quantity: ({ quantity }) => quantity,
  same_size: ({ sameSize }) => yesOrNo(sameSize),
}

/** The columns of an import of sets. */
export const setExportColumns: Column<SetLine>[] = setColumns.map(({ name }) => ({
  heading: name,
  value: (line) => valueOf[name]?.(line) ?? null,
}))

/** Returns a line for each product of the sets in a list, in its order. */
export function linesOfSets(db: Db, query: Omit<SetsQuery, 'page' | 'perPage'>): AsyncIterable<SetLine> {
  const order = orderOf(query.sort, sets.sorts, productSets.id)
  const wanted = sets.wanted({ ...query, page: 1, perPage: 1 })
  return allRows(
    db,
    (tx) =>
      tx
        .select({ id: productSets.id })
        .from(productSets)
        .where(wanted)
        .orderBy(...order),
    readLines,
  )
}

async function readLines(tx: Db, ids: string[]) {
  const { id, name, translations, percent, isActive } = productSets
  const { quantity, sameSize, position, setId, productId } = productSetPieces
  const lines = await tx
    .select({ id, name, translations, percent, isActive, quantity, sameSize, slug: products.slug })
    .from(productSetPieces)
    .innerJoin(productSets, eq(id, setId))
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(setId, ids))
    .orderBy(asc(setId), asc(position))
  const ofSet = Map.groupBy(lines, (line) => line.id)
  return ids.flatMap((one) => ofSet.get(one) ?? [])
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}
