import type { z } from 'zod'
import type { StaffSessions } from '#contract/admin/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { listStaffSessions } from './session-queries.ts'

/**
 * Returns a staff member's own sessions.
 *
 * @param current  the id of the request's session
 */
export async function presentSessions(
  db: Db,
  { id, sessionId: current }: { id: string; sessionId: string },
): Promise<z.infer<typeof StaffSessions>> {
  const sessions = await listStaffSessions(db, id)
  const items = sessions.map(({ id: sessionId, device, createdAt, lastSeenAt }) => ({
    id: sessionId,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: sessionId === current,
  }))
  return { items, total: items.length }
}
