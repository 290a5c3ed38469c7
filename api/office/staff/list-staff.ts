import type { z } from 'zod'
import type { StaffList, StaffMember, StaffQuery } from '#contract/admin/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listPeople } from './people-queries.ts'
import { presentStaff } from './present-staff.ts'
import { findStaff } from './staff-queries.ts'

export async function listStaff(db: Db, query: StaffQuery): Promise<z.infer<typeof StaffList>> {
  const { people, total } = await listPeople(db, query)
  return { items: people.map(presentStaff), total }
}

/** @throws AppError not_found */
export async function showStaff(db: Db, id: string): Promise<StaffMember> {
  const person = await findStaff(db, id)
  if (!person) throw new AppError('not_found', 'No staff member has this id.')
  return presentStaff(person)
}
