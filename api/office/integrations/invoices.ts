import { and, eq, inArray } from 'drizzle-orm'
import type { ApiInvoice, ApiInvoicesQuery } from '#contract/integrations/invoices.ts'
import { lineTaxes } from '#domain/invoices/line-taxes.ts'
import type { Db } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { withinDays } from '../../platform/records/conditions.ts'
import { decryptInvoice } from '../../sales/invoices/invoice-crypt.ts'
import type { StoredInvoice } from '../../sales/invoices/invoice-queries.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { inOrder, readPage } from './read-page.ts'

/** `seesContacts`: whether the key may know how to reach buyers. */
type Shop = { db: Db; dataKey: DataKey; seesContacts: boolean }

export async function listInvoices(shop: Shop, query: ApiInvoicesQuery) {
  const { kind, orderId, from, until } = query
  const wanted = and(
    kind && eq(invoices.kind, kind),
    orderId === undefined ? undefined : eq(invoices.orderId, orderId),
    withinDays(invoices.issuedAt, { from, to: until }),
  )
  const sorted = { table: invoices, at: invoices.issuedAt, id: invoices.id, wanted }
  const { ids, ...page } = await readPage(shop.db, sorted, query)
  return { items: await readInvoices(shop, ids), ...page }
}

/** @throws AppError not_found */
export async function showInvoice(shop: Shop, id: string): Promise<ApiInvoice> {
  const [found] = await readInvoices(shop, [id])
  if (!found) throw new AppError('not_found', 'There is no such invoice or credit note.')
  return found
}

async function readInvoices(shop: Shop, ids: readonly string[]): Promise<ApiInvoice[]> {
  const rows = await shop.db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
  return inOrder(ids, rows, ({ id }) => id).map((row) => presentInvoice(shop, row))
}

function presentInvoice({ dataKey, seesContacts }: Shop, row: StoredInvoice): ApiInvoice {
  const document = decryptInvoice(dataKey, row)
  const { seller, buyer, sums } = document
  const taxes = lineTaxes(document)
  return {
    id: row.id,
    kind: row.kind,
    number: document.number,
    day: document.day,
    bsDay: document.bsDay,
    issuedAt: row.issuedAt.toISOString(),
    orderId: row.orderId,
    orderNumber: document.orderNumber,
    credits: document.credits,
    seller: { name: seller.name, vatNumber: seller.vatNumber },
    buyer: {
      name: buyer.name,
      pan: buyer.pan,
      address: seesContacts ? buyer.address : null,
      phone: seesContacts ? buyer.phone : null,
    },
    paymentMethod: document.payment,
    lines: document.lines.map((line, at) => ({
      position: line.position,
      sku: line.sku,
      name: line.name,
      hsCode: line.hsCode,
      color: line.color ?? null,
      size: line.size,
      type: line.type,
      quantity: line.quantity,
      rate: line.rate,
      amount: line.amount,
      ...taxes.lines[at]!,
    })),
    delivery: taxes.delivery,
    sums,
  }
}
