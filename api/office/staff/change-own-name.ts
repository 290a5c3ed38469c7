import type { Db } from '../../platform/db/client.ts'
import { refuseStaffName } from './refuse-staff-name.ts'
import { updateStaff } from './staff-queries.ts'

/**
 * Updates a staff member's own name.
 *
 * @throws AppError invalid_input
 */
export async function changeOwnName(staffDb: Db, id: string, name: string): Promise<void> {
  refuseStaffName(name)
  await staffDb.transaction((tx) => updateStaff(tx, id, { name }))
}
