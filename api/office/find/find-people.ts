import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import { FOUND_OF_A_KIND, type Found } from '#contract/admin/find.ts'
import { ticketKinds, type TicketKind } from '#domain/tickets/tickets.ts'
import type { Db } from '../../platform/db/client.ts'
import { customerFigures, customRequests, tickets, users } from '../../platform/db/schema.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { bestRows } from './best-rows.ts'
import { meantNames, readingOf } from './meant-words.ts'
import type { Choice } from './saying-words.ts'
import type { Typed } from './typed.ts'

type Shop = { db: Db; dataKey: DataKey }

/** Finds accounts by phone number, or by words of name and email address. */
export async function findCustomers({ db, dataKey }: Shop, { words, phone }: Typed) {
  if (phone !== null) {
    const found = await readAccounts(db, eq(users.phoneIndex, phoneIndex(dataKey, phone)), FOUND_OF_A_KIND)
    return { items: await readFigures(db, found), isExact: found.length > 0 }
  }
  const said = await bestAccounts(
    db,
    words.map((word) => [word]),
  )
  const meant = said.length === 0 ? await meantNames(db, words) : undefined
  const found = meant ? await bestAccounts(db, meant.choices) : said
  return { items: await readFigures(db, found), isExact: false, ...readingOf(meant, found) }
}

function bestAccounts(db: Db, words: readonly Choice[]) {
  return bestRows({
    words,
    texts: { said: [users.name, users.email] },
    read: (wanted, limit) => readAccounts(db, wanted, limit),
    textsOf: ({ name, email }) => ({ said: [name, email] }),
  })
}

function readAccounts(db: Db, wanted: SQL, limit: number) {
  const { id, name, email, createdAt } = users
  return db.select({ id, name, email }).from(users).where(wanted).orderBy(desc(createdAt), id).limit(limit)
}

async function readFigures(
  db: Db,
  found: readonly Omit<Found['customers'][number], 'orderCount'>[],
): Promise<Found['customers']> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const { userId, orderCount } = customerFigures
  const rows = await db.select({ userId, orderCount }).from(customerFigures).where(inArray(userId, ids))
  return found.map((one) => ({ ...one, orderCount: rows.find((row) => row.userId === one.id)?.orderCount ?? 0 }))
}

/** Finds tickets by words of their number, of the number of their order, or of their subject. Senders are encrypted. */
export async function findTickets(db: Db, { words, ticket, order }: Typed) {
  const read = async (wanted: SQL, limit: number) => {
    const { id, number, kind, state, orderNumber, createdAt } = tickets
    const rows = await db
      .select({ id, number, kind, state, orderNumber, createdAt })
      .from(tickets)
      .where(wanted)
      .orderBy(desc(createdAt), id)
      .limit(limit)
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  }
  if (ticket !== null) {
    const items = await read(eq(tickets.number, ticket), 1)
    return { items, isExact: items.length > 0 }
  }
  const kinds = kindsNamed(words)
  if (kinds.length > 0) return { items: await read(inArray(tickets.kind, kinds), FOUND_OF_A_KIND), isExact: false }
  const items = await bestRows({
    words: order === null ? words.map((word) => [word]) : [[order.toLowerCase()]],
    texts: { said: [], numbers: [tickets.number, tickets.orderNumber] },
    read,
    textsOf: ({ number, orderNumber }) => ({ said: [], numbers: [number, orderNumber] }),
  })
  return { items, isExact: false }
}

const SHORTEST_SUBJECT = 4

/** The subjects of which all words are typed, or their beginnings: `price match`, `compl`. */
function kindsNamed(words: readonly string[]): TicketKind[] {
  if (words.some((word) => word.length < SHORTEST_SUBJECT)) return []
  return ticketKinds.filter((kind) => words.every((word) => kind.split('-').some((part) => part.startsWith(word))))
}

/** Finds requests for custom pieces by number, or by words of number, name and email address. */
export async function findCustomRequests(db: Db, { words, custom }: Typed) {
  const read = async (wanted: SQL, limit: number) => {
    const { id, number, name, email, state, createdAt } = customRequests
    return db
      .select({ id, number, name, email, state, createdAt })
      .from(customRequests)
      .where(wanted)
      .orderBy(desc(createdAt), id)
      .limit(limit)
  }
  const found =
    custom === null
      ? await bestRows({
          words: words.map((word) => [word]),
          texts: { said: [customRequests.name, customRequests.email], numbers: [customRequests.number] },
          read,
          textsOf: ({ number, name, email }) => ({ said: [name, email], numbers: [number] }),
        })
      : await read(eq(customRequests.number, custom), 1)
  const items = found.map(({ email: _email, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { items, isExact: custom !== null && items.length > 0 }
}
