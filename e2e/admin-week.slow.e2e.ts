import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { newColleague, type Colleague } from './back-office.ts'
import { expect, test } from './test.ts'
import { readStock } from './week-books.ts'
import { breakDown, confirmRush, planRush, printSlips } from './week-deliveries.ts'
import { calmDown } from './week-complaint.ts'
import { countStock } from './week-count.ts'
import { findHour, sellTooCheap, settleCheap } from './week-price.ts'
import { expectNoGaps, expectPapersAddUp, showBooks } from './week-tax.ts'
import { buyMany, givenGood, type Bought, type Good } from './week-orders.ts'

/** One week of a manager, a colleague of the support and two drivers. Each day goes on with what the days before left. */
test.describe.configure({ mode: 'serial', timeout: 900_000 })

const RUSH = Number(process.env.WEEK_ORDERS ?? 300)
/** Six orders are one load of the lorry. */
const LOAD = 6

let manager: Colleague
let support: Colleague
let stool: Good
let bench: Good
let rush: Bought[]
let cheap: Bought[]

test('Sunday: three hundred Dashain orders are confirmed, packed and planned', async ({ page }) => {
  manager = await newColleague('manager', 'Maya Manager')
  support = await newColleague('support', 'Sunil Support')
  stool = await givenGood('Dashain stool', { price: 12_340, stock: 100 * RUSH })
  const before = await readStock(stool)
  await test.step('the rush', async () => {
    rush = await buyMany(stool, RUSH)
    expect(await readStock(stool)).toBe(before - RUSH)
  })
  const desk = { page, support, manager }
  await test.step('confirm', () => confirmRush(desk, rush))
  await test.step('print', () => printSlips(desk, rush))
  await test.step('plan', () => planRush(desk, rush))
})

test('Monday: the lorry breaks down, and each buyer on it has another day or another driver', async ({
  page,
  browser,
}) => {
  const driver = await newColleague('driver', 'Ram Driver')
  const otherName = `Bina Driver ${Date.now()}`
  const other = await newColleague('driver', otherName)
  await breakDown({ page, browser, support, manager, driver, other, otherName }, rush.slice(0, LOAD))
})

test('Tuesday: a price was wrong for an hour, and each of its orders is settled', async ({ page }) => {
  bench = await givenGood('Tihar bench', { price: 24_680, stock: 400 })
  const desk = { page, support, manager }
  // Read once: midnight in Nepal may pass between the steps.
  const yesterday = dayAfter(nepalDay(new Date()), -1)
  cheap = await sellTooCheap(desk, bench, yesterday)
  await findHour(desk, cheap, yesterday)
  await settleCheap(desk, bench, cheap)
})

test('Wednesday: a count finds differences, and books them', async ({ page }) => {
  // All pieces but the one that the lorry brought are still here, those of the cancelled orders too.
  const due = { stool: 100 * RUSH - 1, bench: 400 }
  await countStock({ page, manager }, [
    { good: stool, due: due.stool, found: due.stool - 2 },
    { good: bench, due: due.bench, found: due.bench + 1 },
  ])
})

test('Thursday: an angry buyer gets an answer, an exchange and a gift card', async ({ page }) => {
  await calmDown({ page, support, manager }, rush[0]!, stool, bench)
})

test('Friday: the tax officer finds every invoice, and no gap', async ({ page }) => {
  // The exchanged piece is in the papers of two orders.
  await expectPapersAddUp([...rush.slice(1), ...cheap])
  await expectNoGaps()
  await showBooks(page, manager, [...rush, ...cheap])
})
