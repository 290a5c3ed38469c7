import { request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { and, eq, inArray } from 'drizzle-orm'
import { assignments, deliveries, staff } from '#api/platform/db/schema.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { Colleague } from './back-office.ts'
import { inShop } from './shop-under-test.ts'
import { expect, test } from './test.ts'
import type { Bought } from './week-orders.ts'

/** Opens the order list with filters, a hundred orders on a page. */
export async function openOrders(page: Page, filter: Record<string, unknown>): Promise<void> {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
    perPage: '100',
    page: '1',
    sort: 'placedAt',
    order: 'DESC',
  })
  await page.goto(`/admin/orders?${search}`)
}

/** "Select all" takes no more. */
const MOST_SELECTED = 250
const ON_A_PAGE = 100

/** Selects all orders of the list, also those on its other pages. @returns how many that are */
export async function selectAll(page: Page, count: number): Promise<number> {
  const selected = Math.min(count, MOST_SELECTED)
  const box = page.getByRole('checkbox', { name: 'Select all' })
  await expect(box).toBeVisible()
  // Other filters drop what was selected before.
  await expect(page.getByText(/^[1-9]\d* items? selected$/)).toBeHidden()
  await box.check()
  if (count > ON_A_PAGE) await page.getByRole('button', { name: 'Select all' }).click()
  await expect(page.getByText(selected === 1 ? '1 item selected' : `${selected} items selected`)).toBeVisible()
  if (count > selected) await expect(page.getByText(/^There are too many elements to select them all/)).toBeVisible()
  return selected
}

/** Logs a colleague in for calls without a page. */
export async function deskOf({ email, password }: Colleague): Promise<APIRequestContext> {
  const desk = await requests.newContext({ baseURL: test.info().project.use.baseURL! })
  expect(await desk.post('/api/admin/login', { data: { email, password } })).toBeOK()
  return desk
}

/** Plans deliveries as their page does. */
export async function plan(
  desk: APIRequestContext,
  ids: readonly string[],
  timeOf: (index: number) => { day: string; slot: DeliverySlot },
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const answer = await desk.post(`/api/admin/deliveries/${id}/plan`, { data: timeOf(index) })
    expect(answer.status(), await answer.text()).toBe(200)
    expect(await answer.json()).toMatchObject({ isUntold: false })
  }
}

/** Reads the deliveries of these orders, in the same order: each has one. */
export async function readDeliveries(bought: readonly Bought[]) {
  const ids = bought.map(({ id }) => id)
  const rows = await inShop(({ db }) => db.select().from(deliveries).where(inArray(deliveries.orderId, ids)))
  expect(rows).toHaveLength(bought.length)
  return ids.map((id) => rows.find(({ orderId }) => orderId === id)!)
}

/** Gives deliveries to a driver. */
export function giveTo({ email }: Colleague, ids: readonly string[]) {
  return inShop(async ({ db }) => {
    const [driver] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
    const isOfThem = and(eq(assignments.kind, 'delivery'), inArray(assignments.recordId, [...ids]))
    await db.update(assignments).set({ ownerId: driver!.id }).where(isOfThem)
  })
}
