import { eq } from 'drizzle-orm'
import { orders, waitingPapers } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenInvoiced, givenSeller, issuedOn, documentsOf } from './invoices.fixture.ts'
import { issuePendingDocuments } from './issue-pending-documents.ts'
import { warnOfCalendarEnd } from './warn-of-calendar-end.ts'

const { secrets } = testOptions
const by = { actor: 'staff', id: null } as const
const afterEnd = new Date('2027-04-13T18:15:00Z') // 14 April 2027 in Nepal

function listen() {
  const said: { level: string; facts: object; text: string }[] = []
  const note = (level: string) => (facts: object, text: string) => said.push({ level, facts, text })
  return { said, log: { info: note('info'), warn: note('warn') } as never }
}

test('past the calendar’s end an order is confirmed all the same, and its invoice waits', async ({ db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, {}, afterEnd)
  expect(await db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'confirm' }])
  expect(await documentsOf(db, order.id)).toEqual([])
  const { said, log } = listen()
  await issuePendingDocuments({}, { db, secrets, log }, undefined, afterEnd)
  expect(said).toEqual([{ level: 'warn', facts: { waiting: 1 }, text: expect.stringContaining('calendar') }])
  expect(await db.$count(waitingPapers)).toBe(1)
})

test('what waited is issued in its turn as soon as the day is known', async ({ db }) => {
  await givenSeller(db)
  const [first, second] = [await givenInvoiced(db, {}, afterEnd), await givenInvoiced(db, {}, afterEnd)]
  const { said, log } = listen()
  await issuePendingDocuments({}, { db, secrets, log }, undefined, issuedOn)
  expect(await documentsOf(db, first.id)).toMatchObject([{ number: '2083/84-000001', bsDay: '2083-08-05' }])
  expect(await documentsOf(db, second.id)).toMatchObject([{ number: '2083/84-000002' }])
  expect(await db.$count(waitingPapers)).toBe(0)
  expect(said).toMatchObject([{ level: 'info', facts: { issued: 2 } }])
  await issuePendingDocuments({}, { db, secrets, log }, undefined, issuedOn)
  expect(said).toHaveLength(1)
})

test('one paper that cannot be made keeps none of the others waiting, and fails the job', async ({ db }) => {
  await givenSeller(db)
  const [bad, good] = [await givenInvoiced(db, {}, afterEnd), await givenInvoiced(db, {}, afterEnd)]
  await changeOrder({ db, secrets }, bad.id, { action: 'cancel', by, now: issuedOn }) // its credit note waits behind it
  await db
    .update(orders)
    .set({ privateDetails: Buffer.from('damaged') })
    .where(eq(orders.id, bad.id))
  const { said, log } = listen()
  const issuing = () => issuePendingDocuments({}, { db, secrets, log }, undefined, issuedOn)
  await expect(issuing()).rejects.toThrow('2 of 3 documents are still pending')
  expect(await documentsOf(db, good.id)).toMatchObject([{ number: '2083/84-000001' }])
  expect(said).toMatchObject([
    { level: 'warn', facts: { orderId: bad.id, err: expect.any(Error) } },
    { level: 'info', facts: { issued: 1 } },
  ])
  expect(await db.$count(waitingPapers)).toBe(2)

  await db.update(orders).set({ privateDetails: bad.privateDetails }).where(eq(orders.id, bad.id))
  await issuing()
  expect(new Set((await documentsOf(db, bad.id)).map(({ kind }) => kind))).toEqual(new Set(['invoice', 'credit-note']))
  expect(await db.$count(waitingPapers)).toBe(0)
})

test('an order that was cancelled while its invoice waited gets both papers', async ({ db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, {}, afterEnd)
  await changeOrder({ db, secrets }, order.id, { action: 'cancel', by, now: issuedOn })
  expect(await documentsOf(db, order.id)).toEqual([])
  await issuePendingDocuments({}, { db, secrets, log: listen().log }, undefined, issuedOn)
  const [invoice, note] = (await documentsOf(db, order.id)).toSorted((a, b) => b.kind.localeCompare(a.kind))
  expect(note).toMatchObject({ kind: 'credit-note', creditsId: invoice!.id, total: order.total })
})

test('a credit note waits too', async ({ db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db)
  await changeOrder({ db, secrets }, order.id, { action: 'cancel', by, now: afterEnd })
  expect(await documentsOf(db, order.id)).toHaveLength(1)
  await issuePendingDocuments({}, { db, secrets, log: listen().log }, undefined, issuedOn)
  expect(await documentsOf(db, order.id)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note', cause: 'cancel' }])
})

test('a shop without its facts confirms, and invoices once it has them', async ({ db }) => {
  const order = await givenOrder(db)
  await changeOrder({ db, secrets }, order.id, { action: 'confirm', by, now: issuedOn })
  const { said, log } = listen()
  await issuePendingDocuments({}, { db, secrets, log }, undefined, issuedOn)
  expect(said).toMatchObject([{ level: 'warn', text: expect.stringContaining('not set up') }])
  await givenSeller(db)
  await issuePendingDocuments({}, { db, secrets, log }, undefined, issuedOn)
  expect(await documentsOf(db, order.id)).toHaveLength(1)
})

test.for([
  ['2026-12-13T06:00:00Z', 0],
  ['2026-12-14T06:00:00Z', 1],
  ['2027-05-01T06:00:00Z', 1],
] as const)('at %s the log has %i warnings of the calendar’s end', async ([at, count], { db }) => {
  const { said, log } = listen()
  await warnOfCalendarEnd({}, { db, log }, undefined, new Date(at))
  expect(said).toHaveLength(count)
  for (const { facts } of said) expect(facts).toMatchObject({ lastDay: '2027-04-13' })
})
