import { ticketAllows, ticketRules, type TicketChange } from '#domain/tickets/tickets.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { decryptWords, encryptWords, type PrivateWords } from './private-ticket.ts'
import { changeRefused, ticketNotFound } from './refusals.ts'
import {
  insertTicketEvent,
  lockTicket,
  readWrittenWords,
  updateTicketState,
  type StoredTicket,
} from './ticket-queries.ts'

export type TicketDeed = {
  change: TicketChange
  by: Changer
  /** Null for a change without words. */
  words: PrivateWords | null
  /** Idempotency key of the request; a repeated one changes nothing. */
  once?: StaffOnce | undefined
}

/**
 * Makes the common part of every change to a ticket. It locks the ticket, checks the rules, and writes the new state
 * and the event. A sender's words with an id that the ticket already has are
 * ignored; those of staff have a new one each.
 *
 * @param follow  the rest of the change; gets the `ticket` before the change and the time `at`
 * @throws AppError key_reused, not_found, conflict
 */
export async function changeTicket(
  { db, secrets }: { db: Db; secrets: Secrets },
  ticketId: string,
  deed: TicketDeed,
  follow: (tx: Db, ticket: StoredTicket, at: Date) => Promise<void>,
): Promise<void> {
  const { change, by, words, once } = deed
  await retryConflicts(() => {
    return db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return
      const ticket = await lockTicket(tx, ticketId)
      if (!ticket) throw ticketNotFound()
      if (words && change === 'written' && (await isSaid(tx, secrets, ticketId, words.id))) return
      if (!ticketAllows(change, ticket.state)) throw changeRefused(change, ticket.state)
      const at = new Date()
      await updateTicketState(tx, ticketId, ticketRules[change].to, at)
      const said = words && encryptWords(secrets.dataKey, ticketId, words)
      await insertTicketEvent(tx, { ticketId, action: change, actor: by.actor, actorId: by.id, words: said, at })
      await follow(tx, ticket, at)
    })
  })
}

async function isSaid(tx: Db, { dataKey }: Secrets, ticketId: string, id: string): Promise<boolean> {
  const written = await readWrittenWords(tx, ticketId)
  return written.some((words) => decryptWords(dataKey, ticketId, words).id === id)
}
