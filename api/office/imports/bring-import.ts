import type { Import } from '#contract/admin/imports.ts'
import { inOneLine } from '#domain/text.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/catalog/picture.ts'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { askedImport, dropForgottenImports, insertImport } from './import-queries.ts'
import { readTableApart } from './read-table-apart.ts'

/**
 * Stores a product file to be checked. Changes nothing in the catalog.
 *
 * @throws AppError invalid_input, too_large: the file is not a table, or it is too large
 */
export async function bringImport(
  staffDb: Db,
  staffId: string,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<Import> {
  const { rows, problems } = await readTableApart(bytes)
  const name = inOneLine(fileName).slice(0, MAX_FILE_NAME_LENGTH)
  return staffDb.transaction(async (tx) => {
    await dropForgottenImports(tx)
    const id = await insertImport(tx, { staffId, fileName: name, rows, problems, totalRows: rows.length })
    await enqueue(tx, 'check-import', { importId: id })
    return askedImport(tx, id)
  })
}
