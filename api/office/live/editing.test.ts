import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#contract/admin/live.ts'
import type { App } from '../../app.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { noLimit, ownLimit } from '../../platform/rate-limits/limit.ts'
import { noteEditing } from './editing.ts'
import { openStream, shopTest } from './live.fixture.ts'

type Staff = Awaited<ReturnType<typeof givenStaff>>

const bed = { topic: 'products', id: '7' }

/** A tab of a member of staff. */
function openTab({ call }: Staff) {
  const tab = randomUUID()
  return {
    edits: (record: object) => call('PUT', `/live/editing/${tab}`, record),
    leaves: () => call('DELETE', `/live/editing/${tab}`),
    tab,
  }
}

async function othersOf(tab: ReturnType<typeof openTab>, record: object = bed) {
  return (await tab.edits(record)).json().others
}

async function givenTwo(app: App) {
  return [await givenStaff(app), await givenStaff(app, 'manager')] as const
}

test('two who open the same record learn of each other, until one leaves', async ({ app }) => {
  const [sabina, bishnu] = await givenTwo(app)
  const [hers, his] = [openTab(sabina), openTab(bishnu)]
  expect(await othersOf(hers)).toEqual([])
  expect(await othersOf(his)).toEqual([{ id: sabina.id, name: sabina.name }])
  expect(await othersOf(hers)).toEqual([{ id: bishnu.id, name: bishnu.name }])
  expect((await hers.leaves()).statusCode).toBe(200)
  expect(await othersOf(his)).toEqual([])
})

test('somebody with the record open twice is named once, and not to themselves', async ({ app }) => {
  const [sabina, bishnu] = await givenTwo(app)
  await openTab(sabina).edits(bed)
  expect(await othersOf(openTab(sabina))).toEqual([])
  expect(await othersOf(openTab(bishnu))).toEqual([{ id: sabina.id, name: sabina.name }])
})

test('a tab that opens another record has left the one before', async ({ app }) => {
  const [sabina, bishnu] = await givenTwo(app)
  const hers = openTab(sabina)
  await hers.edits(bed)
  await hers.edits({ topic: 'products', id: '8' })
  expect(await othersOf(openTab(bishnu))).toEqual([])
})

test('a tab without a word for a minute and a half counts no longer', async ({ app, db }) => {
  const [sabina, bishnu] = await givenTwo(app)
  await openTab(sabina).edits(bed)
  await db.execute(sql`update live_editors set until = until - interval '90 seconds'`)
  expect(await othersOf(openTab(bishnu))).toEqual([])
})

test('a tab of somebody else can be neither taken over nor closed', async ({ app }) => {
  const [sabina, bishnu] = await givenTwo(app)
  const hers = openTab(sabina)
  await hers.edits(bed)
  expect((await bishnu.call('PUT', `/live/editing/${hers.tab}`, bed)).statusCode).toBe(403)
  expect((await bishnu.call('DELETE', `/live/editing/${hers.tab}`)).statusCode).toBe(200)
  expect(await othersOf(openTab(bishnu))).toEqual([{ id: sabina.id, name: sabina.name }])
})

test('a record that the role may not see is refused, and so is the fifty-first tab', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  const settings = await openTab(support).edits({ topic: 'settings', id: '1' })
  expect(settings.statusCode).toBe(403)
  for (let count = 0; count < 50; count += 1) await openTab(support).edits(bed)
  const beyond = openTab(support)
  expect((await beyond.edits(bed)).statusCode).toBe(429)
})

test('records that are opened too fast are refused in words, and one that stays open is not', async ({ app }) => {
  const [sabina, bishnu] = await givenTwo(app)
  const hers = openTab(sabina)
  for (let id = 0; id < 120; id += 1) expect((await hers.edits({ ...bed, id: String(id) })).statusCode).toBe(200)
  const beyond = await hers.edits(bed)
  expect(beyond.statusCode).toBe(429)
  expect(beyond.json().message).toMatch(/^You have opened many records within a minute/)
  expect((await hers.edits({ ...bed, id: '119' })).statusCode).toBe(200)
  expect((await openTab(bishnu).edits(bed)).statusCode).toBe(200)
})

test('all together, staff cannot open records without end either', async ({ app, db }) => {
  const [sabina, bishnu] = await givenTwo(app)
  const limits = { editingChangesBy: noLimit, editingChanges: ownLimit({ name: 'one', most: 1, withinS: 60 }) }
  const edits = ({ id }: Staff) =>
    noteEditing({ db, limits }, { id, role: 'owner' }, randomUUID(), { topic: 'products', id: '7' })
  expect(await edits(sabina)).toEqual({ others: [] })
  await expect(edits(bishnu)).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('opening and leaving a record is not in the audit log', async ({ app, db }) => {
  const tab = openTab(await givenStaff(app))
  await tab.edits(bed)
  await tab.leaves()
  const { rows } = await db.execute(sql`select 1 from audit_log where table_name = 'live_editors'`)
  expect(rows).toEqual([])
})

shopTest('others hear at once, through another process, that a record was opened and left', async ({ startShop }) => {
  const [here, there] = [await startShop(), await startShop()]
  const [sabina, bishnu] = await givenTwo(here.app)
  const stream = await openStream(there.origin, bishnu.cookies)
  await stream.next('beat')
  const hers = openTab(sabina)
  await hers.edits(bed)
  const by = { id: sabina.id, name: sabina.name }
  const { data } = await stream.next('happened')
  expect(data).toEqual({ ...bed, act: 'edit', number: '', by })
  await hers.edits(bed)
  await hers.leaves()
  await stream.next('happened', ({ act }) => act === 'leave')
  const acts = stream.sent.flatMap((one) => (one.event === 'happened' ? [(one.data as LiveEvent).act] : []))
  expect(acts).toEqual(['edit', 'leave'])
})

shopTest('a record that does not exist disturbs nobody', async ({ startShop }) => {
  const { app, origin } = await startShop()
  const [sabina, bishnu] = await givenTwo(app)
  const stream = await openStream(origin, bishnu.cookies)
  await stream.next('beat')
  await openTab(sabina).edits({ topic: 'orders', id: 'abc' })
  await openTab(sabina).edits(bed)
  const heard = await stream.next('happened', ({ topic }) => topic === bed.topic)
  expect(heard.data).toMatchObject(bed)
})
