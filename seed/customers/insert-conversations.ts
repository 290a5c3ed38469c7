import { randomUUID } from 'node:crypto'
import { clientOf } from '#api/platform/db/client-of.ts'
import type { Db } from '#api/platform/db/client.ts'
import { ticketEvents, tickets } from '#api/platform/db/schema.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { encryptTicket, encryptWords } from '#api/shop/tickets/private-ticket.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { ticketNumber } from '#domain/orders/order-number.ts'
import type { TicketState } from '#domain/tickets/tickets.ts'
import { copyRows } from '../generated-orders/copy-rows.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import { seededRandom } from '../random.ts'
import { conversations, type Conversation } from './conversations.ts'
import { customerNamed } from './named.ts'
import type { SeededCustomer } from './prepare-customers.ts'

const SEED = 2_158
const HOUR_MS = 3_600_000
const HOURS_BETWEEN = 5
const lotCharacters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

type Event = typeof ticketEvents.$inferInsert & { at: Date }

/** Inserts what customers wrote to the shop, with its answers. An answer that would come later than now is not given yet. */
export async function insertConversations(
  tx: Db,
  customers: readonly SeededCustomer[],
  { dataKey, now }: { dataKey: DataKey; now: Date },
): Promise<void> {
  const random = seededRandom(SEED)
  const rows = conversations.map((conversation) => {
    const id = randomUUID()
    const customer = customerNamed(customers, conversation.by)
    const { name, email, phone, userId, language = 'en' } = customer
    const events = eventsOf(conversation, { id, userId, dataKey, now })
    const createdAt = events[0]?.at ?? now
    const lot = Array.from({ length: 8 }, () => random.pick(lotCharacters)).join('')
    const details = { name, email, phone: `+977${phone}`, sent: '' }
    const row: typeof tickets.$inferInsert = {
      id,
      number: ticketNumber(nepalDay(createdAt), lot),
      kind: conversation.kind,
      state: stateAfter(events),
      userId,
      privateDetails: encryptTicket(dataKey, id, details),
      orderNumber: orderNumberFor(conversation.about, customer.orders, createdAt),
      language,
      createdAt,
      changedAt: events.at(-1)?.at ?? createdAt,
    }
    return { row, events }
  })
  const client = clientOf(tx)
  await copyRows(
    client,
    tickets,
    rows.map(({ row }) => row),
  )
  await copyRows(
    client,
    ticketEvents,
    rows.flatMap(({ events }) => events).toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  )
}

function eventsOf(
  { daysAgo, hours = HOURS_BETWEEN, said, isClosed }: Conversation,
  { id: ticketId, userId, dataKey, now }: { id: string; userId: string | null; dataKey: DataKey; now: Date },
): Event[] {
  const begun = now.getTime() - daysAgo * 24 * HOUR_MS
  const at = (place: number) => new Date(begun + place * hours * HOUR_MS)
  const events = said.map(([by, text], place): Event => {
    const action = place === 0 ? 'received' : by === 'staff' ? 'answered' : 'written'
    const words = encryptWords(dataKey, ticketId, { id: randomUUID(), text })
    return { ticketId, action, actor: by, actorId: by === 'shopper' ? userId : null, words, at: at(place) }
  })
  const ending: Event = { ticketId, action: 'closed', actor: 'staff', actorId: null, words: null, at: at(said.length) }
  return [...events, ...(isClosed ? [ending] : [])].filter((event) => event.at <= now)
}

function stateAfter(events: readonly Event[]): TicketState {
  const last = events.at(-1)?.action
  return last === 'closed' ? 'closed' : last === 'answered' ? 'answered' : 'open'
}

/** Returns the number of the newest order to which this had happened before a time, or '' where there is none. */
export function orderNumberFor(
  about: Conversation['about'],
  orders: readonly (Pick<OrderRows, 'events'> & { order: { number: string } })[],
  before: Date,
): string {
  const found = orders.findLast(({ events }) => events.some(({ action, at }) => action === about && at < before))
  return found?.order.number ?? ''
}
