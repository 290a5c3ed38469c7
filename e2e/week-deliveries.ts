import type { Browser, Page } from '@playwright/test'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { enterBackOffice, expectCleanOnEveryScreen, type Colleague } from './back-office.ts'
import { enterDriversApp, fillHandOver } from './driving.ts'
import { expect as expectSoon, test } from './test.ts'
import { expectTold, readPapers } from './week-books.ts'
import { readOrders, type Bought } from './week-orders.ts'
import { deskOf, giveTo, openOrders, plan, readDeliveries, selectAll } from './week-staff.ts'

const expect = expectSoon.configure({ timeout: 30_000 })
/** Less than a slot of a zone takes, as other tests deliver too. */
const A_SLOT = 8
const FIRST_DAY = 3
/** One after the other, beside all the mails that follow. */
const CONFIRMING_MS = 300_000

type Desk = { page: Page; support: Colleague; manager: Colleague }

function totalsOf(rows: readonly { total: number }[]): number[] {
  return rows.map(({ total }) => total).toSorted((one, other) => one - other)
}

/** Confirms all orders in the list: each gets its invoice, and its buyer one mail. */
export async function confirmRush({ page, support }: Desk, rush: readonly Bought[]): Promise<void> {
  await enterBackOffice(page, '', support)
  for (const [total, group] of Map.groupBy(rush, (one) => one.total)) {
    let left = group.length
    await openOrders(page, { state: ['pending'], totalFrom: total, totalUntil: total })
    while (left > 0) {
      const count = await selectAll(page, left)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expectCleanOnEveryScreen(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText(`${count} confirmed`, { exact: true })).toBeVisible({ timeout: CONFIRMING_MS })
      left -= count
    }
    await expect(page.getByText('No orders found')).toBeVisible()
  }
  const states = (await readOrders(rush)).map(({ state }) => state)
  expect(states).toEqual(rush.map(() => 'confirm'))
  await expectTold(rush, 'order-confirmed')
  const papers = await readPapers(rush)
  expect(totalsOf(papers)).toEqual(totalsOf(rush))
}

/** Prints the slips of all orders, district by district. */
export async function printSlips({ page }: Desk, rush: readonly Bought[]): Promise<void> {
  const totals = rush.map(({ total }) => total)
  const sums = { totalFrom: Math.min(...totals), totalUntil: Math.max(...totals) }
  for (const [district, group] of Map.groupBy(rush, (one) => one.district)) {
    await openOrders(page, { state: ['confirm'], district, ...sums })
    await selectAll(page, group.length)
    await page.getByRole('link', { name: 'Packing slips' }).click()
    await expect(page.getByText(group.length === 1 ? '1 A4 page' : `${group.length} A4 pages`)).toBeVisible()
    const slips = page.getByRole('article', { name: /^Packing slip KA-/ })
    await expect(slips).toHaveCount(group.length)
    const names = await slips.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names.toSorted()).toEqual(group.map(({ number }) => `Packing slip ${number}`).toSorted())
  }
  await expectCleanOnEveryScreen(page)
}

/** Plans all deliveries, half of them each: a colleague may send 200 messages an hour. */
export async function planRush({ page, support, manager }: Desk, rush: readonly Bought[]): Promise<void> {
  const today = nepalDay(new Date())
  const rows = await readDeliveries(rush)
  const zones = Map.groupBy(rows, ({ zoneId }) => zoneId)
  const times = new Map<string, ReturnType<typeof timeAt>>()
  const timeAt = (index: number) => {
    const at = Math.floor(index / A_SLOT)
    const { length } = deliverySlotNames
    return { day: dayAfter(today, FIRST_DAY + Math.floor(at / length)), slot: deliverySlotNames[at % length]! }
  }
  for (const zone of zones.values()) for (const [index, { id }] of zone.entries()) times.set(id, timeAt(index))
  const [first, ...others] = rows.map(({ id }) => id)

  await page.goto(`/admin/deliveries/${first}/show`)
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Date').fill(times.get(first!)!.day)
  await expectCleanOnEveryScreen(page)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Delivery scheduled')).toBeVisible()

  const half = Math.ceil(others.length / 2)
  for (const [colleague, ids] of [
    [support, others.slice(0, half)],
    [manager, others.slice(half)],
  ] as const) {
    const desk = await deskOf(colleague)
    await plan(desk, ids, (index) => times.get(ids[index]!)!)
    await desk.dispose()
  }
  await expectTold(rush, 'delivery-news')
  await page.goto(`/admin/delivery-days?from=${dayAfter(today, FIRST_DAY)}`)
  await expect(page.getByRole('link', { name: /^Delivery sheet for Kathmandu valley/ }).first()).toBeVisible()
  await expectCleanOnEveryScreen(page)
}

/** Returns a driver's phone that shows the stops of today. */
async function phoneOf(browser: Browser, driver: Colleague): Promise<Page> {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({
    baseURL: baseURL!,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Asia/Kathmandu',
  })
  const phone = await context.newPage()
  await enterDriversApp(phone, driver)
  return phone
}

const stopsOn = (phone: Page) =>
  phone.getByRole('list', { name: 'Stops of today' }).getByRole('link', { name: 'Sarita Magar', exact: true })

type Lorry = Desk & { browser: Browser; driver: Colleague; other: Colleague; otherName: string }

/**
 * The lorry brings one order and breaks down: of the others half go with a colleague today, and half another day.
 *
 * @param load  six orders that were planned for another day
 */
export async function breakDown(desk: Lorry, load: readonly Bought[]): Promise<void> {
  const { page, browser, support, driver, other, otherName } = desk
  const today = nepalDay(new Date())
  const rows = await readDeliveries(load)
  const office = await deskOf(support)
  await plan(
    office,
    rows.map(({ id }) => id),
    () => ({ day: today, slot: 'evening' }),
  )
  await office.dispose()
  await giveTo(
    driver,
    rows.map(({ id }) => id),
  )
  const phone = await phoneOf(browser, driver)
  await expect(stopsOn(phone)).toHaveCount(load.length)
  const [brought, ...left] = rows
  const isBrought = load[0]!
  await phone.goto(`/drive#/stop/${brought!.id}`)
  await phone.getByRole('button', { name: 'Start' }).click()
  await fillHandOver(phone, brought!.code)
  await phone.getByRole('button', { name: 'Hand over' }).click()
  await expect(phone.getByText('Handed over')).toBeVisible()
  await phone.getByRole('link', { name: 'Back to the stops' }).click()
  await expect(phone.getByText(/^All sent/)).toBeVisible()
  expect((await readOrders([isBrought]))[0]!.state).toBe('delivered')

  // The lorry stands still.
  const half = Math.ceil(left.length / 2)
  const [later, passed] = [left.slice(0, half), left.slice(half)]
  const day = dayAfter(today, FIRST_DAY + 10)
  await enterBackOffice(page, '', support)
  for (const { id } of later) {
    await page.goto(`/admin/deliveries/${id}/show`)
    await page.getByRole('button', { name: 'Reschedule' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Date').fill(day)
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Our lorry broke down')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Delivery scheduled')).toBeVisible()
  }
  for (const { id } of passed) {
    await page.goto(`/admin/deliveries/${id}/show`)
    await page.getByRole('button', { name: 'Assign' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Owner' }).click()
    await page.getByRole('option', { name: otherName }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Owner and due time saved')).toBeVisible()
  }
  await expectCleanOnEveryScreen(page)

  const moved = load.filter(({ id }) => later.some(({ orderId }) => orderId === id))
  await expectTold(moved, 'delivery-news', 3)
  for (const { number, key } of moved) {
    const { data } = await (await page.request.get(`/api/orders/${number}?key=${key}`)).json()
    expect(data.deliveries[0]).toMatchObject({ day })
    expect(JSON.stringify(data)).toContain('Our lorry broke down')
  }
  await phone.reload()
  await expect(stopsOn(phone)).toHaveCount(1)
  await phone.context().close()
  const colleague = await phoneOf(browser, other)
  await expect(stopsOn(colleague)).toHaveCount(passed.length)
  await colleague.context().close()
}
