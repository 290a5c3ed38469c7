import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Found } from '#contract/admin/find.ts'
import type { AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import type { PersonalReadKind } from '#domain/staff/staff.ts'
import type { Db } from '../db/client.ts'
import { insertRead } from './read-queries.ts'

/** Names the records in an answer that show phone numbers, email addresses or addresses of customers. */
type Shown = { kind: PersonalReadKind; recordsIn: (answer: never) => string[] }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The personal data in the answers of a route under /api/admin, of acts too. The server logs each such answer as a read. */
    shows?: Shown | readonly Shown[]
  }
  interface FastifyRequest {
    /**
     * Logs that this staff member reads personal data, for answers that `shows` cannot describe, such as files. Call
     * it before sending the answer: a read that cannot be logged must not be answered.
     *
     * @param records  ids, or the name of a file for an export
     */
    noteRead: (kind: PersonalReadKind, records: string[]) => Promise<void>
  }
}

/** The possible values of a route's `shows`. */
export const shows = {
  customer: { kind: 'customer', recordsIn: eachOf(({ id }: { id: string }) => id) },
  caller: { kind: 'customer', recordsIn: eachOf(({ userId }: { userId: string }) => userId) },
  order: { kind: 'order', recordsIn: eachOf(({ id }: { id: string }) => id) },
  /** A delivery, a return or a damage report shows the contact of its order. */
  partOfOrder: { kind: 'order', recordsIn: eachOf(({ orderId }: { orderId: string }) => orderId) },
  refund: { kind: 'order', recordsIn: eachOf(({ order }: { order: { id: string } }) => order.id) },
  credit: { kind: 'credit', recordsIn: eachOf(({ id }: { id: string }) => id) },
  soldCard: { kind: 'credit', recordsIn: ({ id }: { id: string }) => [id] },
  sheet: { kind: 'order', recordsIn: ({ deliveries }: AdminDeliverySheet) => deliveries.map(({ orderId }) => orderId) },
  customRequest: { kind: 'custom-request', recordsIn: eachOf(({ id }: { id: string }) => id) },
  dataRequest: { kind: 'data-request', recordsIn: eachOf(({ id }: { id: string }) => id) },
  /** What a bank or wallet writes beside a payment names people, and often their phone. */
  statementLine: { kind: 'statement-line', recordsIn: eachOf(({ id }: { id: string }) => id) },
  mail: { kind: 'mail', recordsIn: eachOf(({ id }: { id: string }) => id) },
  /** Found by its phone number, it tells what the shop sent there. */
  sms: { kind: 'sms', recordsIn: eachOf(({ id }: { id: string }) => id) },
  message: { kind: 'message', recordsIn: eachOf(({ id }: { id: string }) => id) },
  /** A search across kinds is a read of each kind. Tickets and papers among its rows name no person. */
  found: [
    { kind: 'order', recordsIn: ({ orders }: Found) => orders.map(({ id }) => id) },
    { kind: 'customer', recordsIn: ({ customers }: Found) => customers.map(({ id }) => id) },
    { kind: 'custom-request', recordsIn: ({ customRequests }: Found) => customRequests.map(({ id }) => id) },
  ],
} satisfies Record<string, Shown | readonly Shown[]>

/** Returns a function that reads the ids from an answer, which is a list or one row. */
function eachOf<Row extends object>(idOf: (row: Row) => string) {
  return (answer: Row | { items: Row[] }) => ('items' in answer ? answer.items : [answer]).map(idOf)
}

/** Whether an answer says how many records match, on a page after the last: a search then tells that a contact exists. */
function isTotalAlone(answer: unknown): boolean {
  const { items, total } = answer as { items?: unknown[]; total?: number }
  return items?.length === 0 && total !== undefined && total > 0
}

type Reader = { id: string; name: string }

/**
 * Adds the log of reads to a scope. Call it before the scope's routes are added.
 *
 * @param readerOf  who reads, as the log names them
 */
export function noteWhatIsShown(
  scope: FastifyInstance,
  db: Db,
  readerOf: (request: FastifyRequest) => Reader = ({ staff }) => staff,
): void {
  scope.decorateRequest('noteRead', function noteRead(this: FastifyRequest, kind, records) {
    const { id, name } = readerOf(this)
    return insertRead(db, { staffId: id, staffName: name, kind, records, requestId: this.id })
  })
  scope.addHook('preSerialization', async (request, reply, answer) => {
    const { shows: shown = [] } = request.routeOptions.config
    if (reply.statusCode >= 400) return answer
    for (const { kind, recordsIn } of [shown].flat()) {
      const records = recordsIn(answer as never)
      if (records.length > 0 || isTotalAlone(answer)) await request.noteRead(kind, [...new Set(records)].toSorted())
    }
    return answer
  })
}
