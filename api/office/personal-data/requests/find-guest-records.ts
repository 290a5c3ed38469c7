import { asc, gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { emailKey } from '../../../people/accounts/email-address.ts'
import type { Db } from '../../../platform/db/client.ts'
import { customRequests, productQuestions, tickets } from '../../../platform/db/schema.ts'
import type { GuestRecords } from '../../../platform/db/schema/data-requests.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decryptRequest } from '../../../sales/custom-requests/private-request.ts'
import { decryptContact as decryptAsker } from '../../../shop/questions/asker-contact.ts'
import { decryptTicket } from '../../../shop/tickets/private-ticket.ts'
import type { Contact } from './private-request.ts'

const ROWS_AT_ONCE = 500

export const nothingFound: GuestRecords = { tickets: [], customRequests: [], questions: [], withOtherEmail: 0 }

/** A contact of a guest that `DATA_KEY` does not decrypt: it may be the person's. The message names the record, for staff. */
export class UnreadableRecord extends Error {}

/**
 * Finds what a person sent without an account, where only ciphertexts say by whom: it decrypts the contacts of all guests,
 * some hundred rows at a time (decision 105). What has the person's number and another email address is only counted.
 *
 * @throws UnreadableRecord; the signal's reason when it aborts
 */
export async function findGuestRecords(
  db: Db,
  dataKey: DataKey,
  person: Contact,
  signal: AbortSignal,
): Promise<GuestRecords> {
  const found: GuestRecords = structuredClone(nothingFound)
  const isTheirs = ({ email = '', phone = '' }: Partial<Contact>) => {
    if (email !== '' && emailKey(email) === person.email) return true
    if (person.phone === '' || phone !== person.phone) return false
    if (email !== '') found.withOtherEmail += 1
    return email === ''
  }
  for await (const { id, userId, privateDetails } of byId(tickets.id, signal, (after) =>
    db
      .select({ id: tickets.id, userId: tickets.userId, privateDetails: tickets.privateDetails })
      .from(tickets)
      .where(after)
      .orderBy(asc(tickets.id))
      .limit(ROWS_AT_ONCE),
  )) {
    if (userId !== null) continue
    const sender = readable('message', id, () => decryptTicket(dataKey, id, privateDetails))
    if (isTheirs(sender)) found.tickets.push(id)
  }

  for await (const { id, userId, email, privateDetails } of byId(customRequests.id, signal, (after) =>
    db
      .select({
        id: customRequests.id,
        userId: customRequests.userId,
        email: customRequests.email,
        privateDetails: customRequests.privateDetails,
      })
      .from(customRequests)
      .where(after)
      .orderBy(asc(customRequests.id))
      .limit(ROWS_AT_ONCE),
  )) {
    if (userId !== null || !privateDetails) continue
    const { phone } = readable('custom request', id, () => decryptRequest(dataKey, id, privateDetails))
    if (isTheirs({ email, phone })) found.customRequests.push(id)
  }

  const { sentAs, contact } = productQuestions
  for await (const { id, sentAs: name, contact: bytes } of byId(productQuestions.id, signal, (after) =>
    db
      .select({ id: productQuestions.id, sentAs, contact })
      .from(productQuestions)
      .where(after)
      .orderBy(asc(productQuestions.id))
      .limit(ROWS_AT_ONCE),
  )) {
    if (!bytes) continue
    const asker = readable('question', id, () => decryptAsker(dataKey, name, bytes))
    if (isTheirs(asker)) found.questions.push(id)
  }
  return found
}

function readable<Read>(kind: string, id: string | number, read: () => Read): Read {
  try {
    return read()
  } catch (cause) {
    throw new UnreadableRecord(`The shop cannot decrypt who sent ${kind} ${id}.`, { cause })
  }
}

/**
 * Yields all rows in portions. Nothing but the primary key may be in their condition: with another one PostgreSQL may sort
 * the rest of the table for each portion.
 */
async function* byId<Row extends { id: string | number }>(
  id: PgColumn,
  signal: AbortSignal,
  readAfter: (after: SQL | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    signal.throwIfAborted()
    const rows: Row[] = await readAfter(last && gt(id, last.id))
    yield* rows
    last = rows.at(-1)
  } while (last)
}
