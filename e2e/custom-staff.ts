import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { moveProduction } from '#api/custom-orders/move-production.ts'
import { quoteRequest } from '#api/custom-orders/quote-request.ts'
import { findRequest } from '#api/custom-orders/request-queries.ts'
import { openDatabase, type Db } from '#api/db/client.ts'
import { embeddedFiles } from '#api/db/embedded-files.ts'
import { addressAt } from '#api/db/embedded-postmaster.ts'
import { customQuotes, orders } from '#api/db/schema.ts'
import { changeOrder } from '#api/orders/change-order.ts'
import { openSecrets, type Secrets } from '#api/secrets.ts'
import { nepalDay } from '#domain/delivery-estimate.ts'
import type { ProductionStage } from '#domain/production.ts'

const staff = { actor: 'staff', id: null } as const
const DAY_MS = 86_400_000

/** The staff make an offer that is good for three weeks. */
export function quote(number: string, price: number): Promise<void> {
  return asStaff(async (shop) => {
    const validUntil = nepalDay(new Date(Date.now() + 21 * DAY_MS))
    const request = await findRequest(shop.db, number)
    const offer = { price, weeks: 6, validUntil, note: 'In sal timber, oiled twice.' }
    await quoteRequest(shop, request!.id, { ...offer, by: staff })
  })
}

/** Another offer takes the place of the one before; its last day was yesterday. Offers are never changed. */
export function letQuoteRunOut(number: string): Promise<void> {
  return asStaff(async ({ db }) => {
    const request = await findRequest(db, number)
    const validUntil = nepalDay(new Date(Date.now() - DAY_MS))
    await db.insert(customQuotes).values({ requestId: request!.id, price: 90_000, weeks: 6, validUntil })
  })
}

/** The staff say how far a piece is. */
export function reach(orderId: string, stage: ProductionStage, note = ''): Promise<void> {
  return asStaff(async (shop) => moveProduction(shop, await idOf(shop.db, orderId), { stage, note, by: staff }))
}

/** The staff have brought it. */
export function handOver(orderId: string): Promise<void> {
  return asStaff(async (shop) => {
    const refused = await changeOrder(shop, await idOf(shop.db, orderId), { action: 'deliver', by: staff })
    if (refused) throw new Error(`${orderId} was not handed over: ${refused.refusal}`)
  })
}

async function idOf(db: Db, number: string): Promise<string> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return order!.id
}

async function asStaff<Done>(work: (shop: { db: Db; secrets: Secrets }) => Promise<Done>): Promise<Done> {
  const dataDir = process.env.E2E_DATA_DIR!
  const { password, port } = embeddedFiles(join(dataDir, 'db'))
  const url = addressAt(Number(await readFile(port, 'utf8')), (await readFile(password, 'utf8')).trim())
  const database = openDatabase(url, { max: 2 })
  try {
    return await work({ db: database.db, secrets: await openSecrets({ dataDir }) })
  } finally {
    await database.close()
  }
}
