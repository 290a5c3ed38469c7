import type { Db } from '../../platform/db/client.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { byStaff } from '../../platform/records/changer.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

type AnswerLimits = Pick<AddressLimits, 'answersTo' | 'answersBy'>
export type AnsweringShop = { db: Db; secrets: Secrets; addressLimits: AnswerLimits }
/** A member of staff. */
export type Answerer = ReturnType<typeof byStaff>

/**
 * Counts words of staff that are mailed to a ticket's sender: anybody opens a ticket with somebody else's address, so a
 * stolen login could mail anybody without end.
 *
 * @throws AppError too_many_requests
 */
export async function takeAnswer(tx: Db, limits: AnswerLimits, ticketId: string, by: Answerer): Promise<void> {
  await limits.answersTo(tx).take(ticketId)
  await limits.answersBy(tx).take(by.id)
}
