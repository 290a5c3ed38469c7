import type { Import } from '#contract/admin/imports.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readImport } from './import-queries.ts'

/** @throws AppError not_found */
export async function askedImport(db: Db, id: string): Promise<Import> {
  const found = await readImport(db, id)
  if (!found) throw new AppError('not_found', 'There is no such import.')
  return found
}
