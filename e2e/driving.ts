import type { APIRequestContext, Page } from '@playwright/test'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { assignments, deliveries, driverActs, driverRounds, orders, payments, staff } from '#api/platform/db/schema.ts'
import { splitDelivery } from '#api/sales/fulfilment/split-delivery.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { staffWith } from './fulfilling.ts'
import { placeOrder } from './ordering.ts'
import { inShop } from './shop-under-test.ts'

const by = { actor: 'staff', id: null } as const

/**
 * Places an order whose pieces come in as many deliveries, all of them today and by this driver.
 *
 * @param quantity  number of pieces; the first delivery has what the others do not bring
 * @returns the id of the order
 */
export async function orderForDriver(
  request: APIRequestContext,
  email: string,
  parts: number,
  quantity = parts,
): Promise<string> {
  const { data } = await placeOrder(request, { quantity })
  await staffWith(data.orderId).confirm()
  return inShop(async ({ db, secrets }) => {
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, data.orderId))
    const orderId = order!.id
    for (let part = 1; part < parts; part += 1) {
      await splitDelivery({ db, secrets }, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], { by })
    }
    const today = { day: nepalDay(new Date()), slot: 'morning' } as const
    const ofOrder = await db.update(deliveries).set(today).where(eq(deliveries.orderId, orderId)).returning()
    const [driver] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
    const ids = ofOrder.map(({ id }) => id)
    await db
      .update(assignments)
      .set({ ownerId: driver!.id })
      .where(and(eq(assignments.kind, 'delivery'), inArray(assignments.recordId, ids)))
    return orderId
  })
}

/** Puts the stops of these orders in order, as the office does. */
export function chooseRound(email: string, orderIds: string[]): Promise<void> {
  return inShop(async ({ db }) => {
    const [driver] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
    const rows = await db.select().from(deliveries).where(inArray(deliveries.orderId, orderIds))
    const deliveryIds = orderIds.flatMap((id) => rows.filter(({ orderId }) => orderId === id).map((row) => row.id))
    const round = { staffId: driver!.id, day: nepalDay(new Date()), deliveryIds }
    await db
      .insert(driverRounds)
      .values(round)
      .onConflictDoUpdate({ target: [driverRounds.staffId, driverRounds.day], set: { deliveryIds } })
  })
}

/** Reads the hand-over codes of these orders, by delivery. */
export function readCodes(orderIds: string[]): Promise<Map<string, string>> {
  return inShop(async ({ db }) => {
    const rows = await db.select().from(deliveries).where(inArray(deliveries.orderId, orderIds))
    return new Map(rows.map(({ id, code }) => [id, code]))
  })
}

/** Reads what became of these orders: their deliveries, the acts of drivers, and the cash that the books have. */
export function readOutcome(orderIds: string[]) {
  return inShop(async ({ db }) => {
    const [all, acts, sums, totals] = await Promise.all([
      db.select().from(deliveries).where(inArray(deliveries.orderId, orderIds)),
      db.select().from(driverActs).where(inArray(driverActs.orderId, orderIds)).orderBy(asc(driverActs.receivedAt)),
      db.select({ amount: payments.amount }).from(payments).where(inArray(payments.orderId, orderIds)),
      db.select({ total: orders.total }).from(orders).where(inArray(orders.id, orderIds)),
    ])
    return {
      states: all.map(({ state }) => state),
      wrongCodes: all.reduce((sum, { wrongCodes }) => sum + wrongCodes, 0),
      acts: acts.map(({ deliveryId, kind, refusal }) => ({ deliveryId, kind, refusal })),
      paid: sums.reduce((sum, { amount }) => sum + amount, 0),
      total: totals.reduce((sum, { total }) => sum + total, 0),
    }
  })
}

/** Logs in to the drivers' app through its form, and waits until it can start without a network. */
export async function enterDriversApp(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/drive')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** A photo of the camera. */
const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Waits until a stop is open. @returns its id */
export async function openStop(page: Page): Promise<string> {
  await page.waitForURL(/#\/stop\//)
  return new URL(page.url()).hash.split('/').at(-1)!
}

/** Fills in a hand-over up to its last tap. */
export async function fillHandOver(page: Page, code: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Six digits' }).waitFor()
  for (const box of await main.getByRole('checkbox').all()) await box.check()
  await main.getByLabel('Take one').setInputFiles(photo)
  await main.getByRole('img', { name: 'Photo 1' }).waitFor()
  await main.getByRole('textbox', { name: 'Six digits' }).fill(code)
}

/** The queue of the app, and a copy of it that no code of the app knows. */
const queue = 'kastha-drive'
const copy = 'copy'

/** Copies the queue of the device, so that it can be put back as if the phone had died before it heard the answers. */
export const copyQueue = (page: Page): Promise<number> => page.evaluate(copyActs, [queue, copy])

/** Puts the copied queue back. */
export const restoreQueue = (page: Page): Promise<number> => page.evaluate(copyActs, [copy, queue])

/** Runs in the page. @returns how many acts were copied */
async function copyActs(names: readonly string[]): Promise<number> {
  const databases: IDBDatabase[] = []
  for (const name of names) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('acts', { keyPath: 'place' }))
      request.addEventListener('success', () => resolve(request.result))
    })
    databases.push(database)
  }
  const [from, to] = databases as [IDBDatabase, IDBDatabase]
  const all = await new Promise<unknown[]>((resolve) => {
    const request = from.transaction('acts').objectStore('acts').getAll()
    request.addEventListener('success', () => resolve(request.result))
  })
  await new Promise((resolve) => {
    const copying = to.transaction('acts', 'readwrite')
    copying.addEventListener('complete', resolve)
    for (const act of all) copying.objectStore('acts').put(act)
  })
  return all.length
}
