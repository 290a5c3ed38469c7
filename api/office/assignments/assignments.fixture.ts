import { defined } from '#domain/defined.ts'
import type { Assignment } from '#contract/admin/assignments.ts'
import type { App } from '../../app.ts'
import { findTicket } from '../../shop/tickets/ticket-queries.ts'
import { send } from '../../shop/tickets/tickets.fixture.ts'
import type { givenStaff } from '../staff/staff.fixture.ts'

export type Staff = Awaited<ReturnType<typeof givenStaff>>

export const nepalTomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Reads the assignment of a record from its page. */
export async function assignmentOf(staff: Staff, path: string): Promise<Assignment> {
  const answer = await staff.call('GET', path)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().assignment
}

/** Assigns a record as its page does: with the version that it shows. */
export async function assignAs(
  staff: Staff,
  path: string,
  values: { ownerId?: string | null; dueAt?: string | null },
  seen?: Assignment,
) {
  const { owner, dueAt, version } = seen ?? (await assignmentOf(staff, path))
  return staff.call('PUT', `/assignments${path}`, { ownerId: owner?.id ?? null, dueAt, ...values, version })
}

/** Numbers of the records in a list of work. */
export async function workOf(staff: Staff, query = ''): Promise<string[]> {
  const answer = await staff.call('GET', `/assignments?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().items.map(({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`)
}

/** Sends a message by the contact form. */
export async function givenTicket(app: App) {
  const { data, key } = (await send(app)).json()
  const ticket = defined(await findTicket(app.db, data.number), 'the ticket')
  return { id: ticket.id, number: data.number as string, key: key as string }
}
