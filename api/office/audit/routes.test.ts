import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog, clients, hoardings } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { actAs } from '../../platform/records/act-as.ts'

/** Inserts an offer and changes its text, with one call each. */
async function givenChanges(app: App, db: Db, words = 'Free delivery') {
  const person = await givenStaff(app, 'manager')
  const by = (call: string, requestId: string) => actAs(db, { staff: person, call, requestId })
  await by('POST /api/admin/offers', 'request-1').transaction((tx) =>
    tx.insert(hoardings).values({ description: words }),
  )
  await by('PUT /api/admin/offers/:id', 'request-2').transaction((tx) =>
    tx.update(hoardings).set({ description: `${words}, always` }),
  )
  return person
}

test('managers read the changes with their actors, newest first', async ({ app, db }) => {
  const person = await givenChanges(app, db)
  const { items, total } = (await person.call('GET', '/audit')).json()
  expect(total).toBe(2)
  expect(items).toMatchObject([
    {
      staffId: person.id,
      staffName: person.name,
      call: 'PUT /api/admin/offers/:id',
      requestId: 'request-2',
      table: 'hoardings',
      action: 'update',
      before: { description: 'Free delivery' },
      after: { description: 'Free delivery, always' },
    },
    { action: 'insert', before: null },
  ])
  expect((await person.call('GET', '/audit/choices')).json()).toEqual({
    people: [{ id: person.id, name: person.name }],
    tables: ['hoardings'],
  })
  expect((await (await givenStaff(app, 'support')).call('GET', '/audit')).statusCode).toBe(403)
})

test('filters are actor, table, record, call, search words and days in Nepal', async ({ app, db }) => {
  const person = await givenChanges(app, db)
  const [first] = await db.select().from(auditLog)
  // 00:10 on the 22nd in Nepal.
  await db.execute(sql`alter table audit_log disable trigger audit_log_is_final`)
  await db.update(auditLog).set({ at: new Date('2026-11-21T18:25:00Z') })
  const count = async (query: string) => (await person.call('GET', `/audit?${query}`)).json().total
  expect(await count(`staffId=${person.id}`)).toBe(2)
  expect(await count('staffId=00000000-0000-4000-8000-000000000000')).toBe(0)
  expect(await count(`table=hoardings&rowKey=${first!.rowKey}`)).toBe(2)
  expect(await count('table=products')).toBe(0)
  expect(await count('action=insert')).toBe(1)
  expect(await count('call=put%20')).toBe(1)
  expect(await count('call=%25')).toBe(0)
  expect(await count('requestId=request-1')).toBe(1)
  expect(await count('q=always')).toBe(1)
  expect(await count('from=2026-11-22&to=2026-11-22')).toBe(2)
  expect(await count('to=2026-11-21')).toBe(0)
  expect(await count(`ids=${first!.id}`)).toBe(1)
  for (const wrong of ['from=yesterday', 'table=', 'secret=1', 'sort=name']) {
    expect([wrong, (await person.call('GET', `/audit?${wrong}`)).statusCode]).toEqual([wrong, 400])
  }
})

test('pages do not overlap, even when all entries have the same time', async ({ app, db }) => {
  const person = await givenStaff(app, 'manager')
  const values = Array.from({ length: 60 }, (_, place) => ({ description: `Offer ${place}` }))
  await actAs(db, { staff: person, call: 'POST /x', requestId: 'request-1' }).transaction((tx) =>
    tx.insert(hoardings).values(values),
  )
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await person.call('GET', `/audit?perPage=25&page=${page}`)).json().items),
  )
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(60)
})

test('the export uses readable words, and no text becomes a formula', async ({ app, db }) => {
  const person = await givenChanges(app, db, '=HYPERLINK("https://attacker.example", "Offer")')
  const answer = await person.call('GET', '/audit/export?action=update')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="kastha-audit-log-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  })
  const [heading, line, end] = answer.body.split('\r\n')
  expect(heading).toBe('\uFEFFWhen (Nepal),Who,What,Record,Happened,Field,Before,After,Call,Request')
  expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,manager of the shop,Offer,\d+,Changed,/)
  expect(line).toContain(`"'=HYPERLINK(""https://attacker.example"", ""Offer"")"`)
  expect(end).toBe('')
})

test('a text that begins with full-width characters or an apostrophe does not become a formula either', async ({
  app,
  db,
}) => {
  const person = await givenChanges(app, db, '＝HYPERLINK("https://attacker.example")')
  const { body } = await person.call('GET', '/audit/export?action=update')
  expect(body).toContain(`"'＝HYPERLINK(""https://attacker.example"")"`)
  await db.insert(hoardings).values({ description: 'Offer' })
  await actAs(db, { staff: person, call: 'PUT /x', requestId: 'request-2' }).transaction((tx) =>
    tx.update(hoardings).set({ description: `'=1+1` }),
  )
  expect((await person.call('GET', '/audit/export?requestId=request-2')).body).toContain(`,''=1+1,`)
})

test('records have their current names, as long as they exist', async ({ app, db }) => {
  const person = await givenStaff(app, 'manager')
  const as = actAs(db, { staff: person, call: 'PUT /x', requestId: 'request-1' })
  const [client] = await as.transaction((tx) =>
    tx.insert(clients).values({ name: 'Himal Hotel', slug: 'himal-hotel' }).returning(),
  )
  const which = eq(clients.id, client!.id)
  await as.transaction((tx) => tx.update(clients).set({ slug: 'himal' }).where(which))
  await as.transaction((tx) => tx.update(clients).set({ name: 'Himal Lodge' }).where(which))
  const names = async () => {
    const { items } = (await person.call('GET', '/audit?table=clients&action=update')).json()
    return items.map(({ name }: { name: string | null }) => name)
  }
  expect(await names()).toEqual(['Himal Lodge', 'Himal Lodge'])
  await as.transaction((tx) => tx.delete(clients).where(which))
  expect(await names()).toEqual([null, null])
})

test('the export has every entry, in the order of the list', async ({ app, db }) => {
  const person = await givenStaff(app, 'manager')
  await db.execute(sql`insert into audit_log (staff_id, staff_name, call, request_id, table_name, row_key, action, after)
    select ${person.id}, 'Somebody', 'POST /x', 'r', 'hoardings', n::text, 'insert', jsonb_build_object('id', n)
    from generate_series(1, 2500) n`)
  const lines = (await person.call('GET', '/audit/export')).body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2501)
  expect(lines[1]).toContain(',2500,')
  expect(lines.at(-1)).toContain('Offer,1,Added,Id,,1,')
  const oldestFirst = (await person.call('GET', '/audit/export?sort=at')).body.trimEnd().split('\r\n')
  expect(oldestFirst.slice(1)).toEqual(lines.slice(1).toReversed())
})
