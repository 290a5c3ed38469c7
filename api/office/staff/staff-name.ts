import { isPlainName } from '#domain/accounts/person-name.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findStaff, listActiveNames, lockStaffNames, updateStaff } from './staff-queries.ts'

/**
 * Refuses a name that could act as more than a name, in a mail for instance.
 *
 * @throws AppError invalid_input
 */
export function refuseStaffName(name: string): void {
  if (isPlainName(name)) return
  const problem = 'Must be a name: one line with a letter in it'
  throw new AppError('invalid_input', `name: ${problem}`, { name: problem })
}

/**
 * Updates a staff member's own name.
 *
 * @throws AppError invalid_input; conflict for the name of a colleague
 */
export async function changeOwnName(staffDb: Db, id: string, name: string): Promise<void> {
  refuseStaffName(name)
  await staffDb.transaction(async (tx) => {
    await lockStaffNames(tx)
    const before = await findStaff(tx, id)
    await refuseNameOfColleague(tx, name, { id, known: before!.name })
    await updateStaff(tx, id, { name })
  })
}

/**
 * Refuses a name that an active colleague has, whatever its case, spaces, dots and invisible letters: records would read as
 * if the colleague had acted. Only owners give two people one name. The caller must have called `lockStaffNames`.
 *
 * @param known  the person's name so far, which an owner has seen and which they may keep
 * @throws AppError conflict
 */
export async function refuseNameOfColleague(
  tx: Db,
  name: string,
  { id, known }: { id: string; known: string },
): Promise<void> {
  const key = nameKey(name)
  if (key === nameKey(known)) return
  const colleagues = await listActiveNames(tx)
  if (!colleagues.some((one) => one.id !== id && nameKey(one.name) === key)) return
  const problem = 'A colleague has this name. Add something that tells you apart.'
  throw new AppError('conflict', problem, { name: problem })
}

/** What nobody sees of a name, or overlooks. */
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu

function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(NO_LETTERS, '')
}
