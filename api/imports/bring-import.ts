import type { Import } from '#contract/admin/imports.ts'
import { inOneLine } from '#domain/one-line.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/picture.ts'
import type { Db } from '../db/client.ts'
import { enqueue } from '../jobs/queue.ts'
import { askedImport } from './asked-import.ts'
import { dropForgottenImports, insertImport } from './import-queries.ts'
import { readTableApart } from './read-table-apart.ts'

/**
 * Takes a file of products in, and leaves it to be checked. Nothing of the shop changes.
 *
 * @throws AppError invalid_input, too_large: what is no table at all, or a larger one than is taken
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
