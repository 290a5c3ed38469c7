import type { z } from 'zod'
import type { WorkList, WorkQuery, WorkRow } from '#contract/admin/assignments.ts'
import { kindsReadBy, type AssignmentKind } from '#domain/assignments/assignments.ts'
import type { StaffRole } from '#domain/staff/staff.ts'
import { presentAssignment } from '../../platform/assignments/present-assignment.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptTicket } from '../../shop/tickets/private-ticket.ts'
import {
  readCustomHeads,
  readDeliveryHeads,
  readOrderHeads,
  readOwnerNames,
  readTicketHeads,
  readWorkPage,
  type WorkPart,
} from './work-queries.ts'

type Shop = { db: Db; dataKey: DataKey }
/** What a row says of its record. */
type Head = WorkRow extends infer Row ? (Row extends WorkRow ? Omit<Row, keyof Frame> : never) : never
type Frame = Pick<WorkRow, 'id' | 'recordId' | 'since' | 'assignment'>

/** Lists open work of the kinds that a staff member may read: their own, nobody's or everybody's. */
export async function listWork(
  shop: Shop,
  query: WorkQuery,
  me: { id: string; role: StaffRole },
): Promise<z.infer<typeof WorkList>> {
  const { page, ...counted } = await readWorkPage(shop.db, query, me.id, kindsReadBy(me.role))
  const [heads, names] = await Promise.all([
    readHeads(shop, page),
    readOwnerNames(
      shop.db,
      page.map(({ ownerId }) => ownerId),
    ),
  ])
  // A record that ended between the two readings is left out.
  const items = page.flatMap((part) => {
    const head = heads.get(keyOf(part))
    return head ? [{ ...head, ...frameOf(part, names) } as WorkRow] : []
  })
  return { items, ...counted }
}

function frameOf(part: WorkPart, names: Map<string, string>): Frame {
  const ownerName = part.ownerId === null ? null : (names.get(part.ownerId) ?? null)
  const { recordId, since } = part
  const assignment = presentAssignment({ ...part, ownerName })
  return { id: keyOf(part), recordId, since: since.toISOString(), assignment }
}

function keyOf({ kind, recordId }: Pick<WorkPart, 'kind' | 'recordId'>): string {
  return `${kind}:${recordId}`
}

async function readHeads({ db, dataKey }: Shop, page: readonly WorkPart[]): Promise<Map<string, Head>> {
  const idsOf = (kind: AssignmentKind) => page.filter((part) => part.kind === kind).map(({ recordId }) => recordId)
  const [orders, tickets, requests, deliveries] = await Promise.all([
    readOrderHeads(db, idsOf('order')),
    readTicketHeads(db, idsOf('ticket')),
    readCustomHeads(db, idsOf('custom-request')),
    readDeliveryHeads(db, idsOf('delivery')),
  ])
  const heads: [string, Head][] = [
    ...orders.map(({ id, ...head }): [string, Head] => [`order:${id}`, { kind: 'order', ...head }]),
    ...tickets.map(({ id, kind: subject, privateDetails, ...head }): [string, Head] => {
      const { name } = decryptTicket(dataKey, id, privateDetails)
      return [`ticket:${id}`, { kind: 'ticket', subject, name, ...head }]
    }),
    ...requests.map(({ id, ...head }): [string, Head] => [`custom-request:${id}`, { kind: 'custom-request', ...head }]),
    ...deliveries.map(({ id, ...head }): [string, Head] => [`delivery:${id}`, { kind: 'delivery', ...head }]),
  ]
  return new Map(heads)
}
