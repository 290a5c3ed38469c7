import { eq, sql } from 'drizzle-orm'
import { auditLog, hoardings, staff } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { actAs, type Act } from '../../platform/records/act-as.ts'

const call = { call: 'PUT /api/admin/things/:id', requestId: 'request-1' }

async function givenAct(app: Parameters<typeof givenStaff>[0]): Promise<Act> {
  return { ...call, staff: await givenStaff(app) }
}

test('a change by staff is logged with its actor, its call and the values before and after', async ({ app, db }) => {
  const act = await givenAct(app)
  const acting = actAs(db, act)
  const [offer] = await acting.transaction((tx) =>
    tx.insert(hoardings).values({ description: 'Free delivery' }).returning(),
  )
  await acting.transaction((tx) =>
    tx.update(hoardings).set({ description: 'Free installation' }).where(eq(hoardings.id, offer!.id)),
  )
  await acting.transaction((tx) => tx.delete(hoardings).where(eq(hoardings.id, offer!.id)))

  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'hoardings')).orderBy(auditLog.id)
  const whole = { staffId: act.staff.id, staffName: act.staff.name, ...call, rowKey: String(offer!.id) }
  expect(entries).toMatchObject([
    { ...whole, action: 'insert', before: null, after: { description: 'Free delivery' } },
    {
      ...whole,
      action: 'update',
      before: { description: 'Free delivery' },
      after: { description: 'Free installation' },
    },
    { ...whole, action: 'delete', before: { description: 'Free installation' }, after: null },
  ])
  expect(Object.keys(entries[1]!.after!)).toEqual(['description'])
})

test('changes by shoppers and by the server itself are not logged', async ({ app, db }) => {
  const act = await givenAct(app)
  await actAs(db, act).transaction(async () => {})
  await db.transaction((tx) => tx.insert(hoardings).values({ description: 'Ours' }))
  expect(await db.$count(auditLog)).toBe(0)
})

test('secret fields are logged as changed, without their values', async ({ app, db }) => {
  const act = await givenAct(app)
  await actAs(db, act).transaction((tx) =>
    tx
      .update(staff)
      .set({ passwordHash: 'another', totpSecret: Buffer.from('seed') })
      .where(eq(staff.id, act.staff.id)),
  )
  const [entry] = await db.select().from(auditLog)
  expect(entry).toMatchObject({
    before: { password_hash: '(hidden)', totp_secret: null },
    after: { password_hash: '(hidden)', totp_secret: '(hidden)' },
  })
})

test.for(['update audit_log set staff_name = $$$$', 'delete from audit_log', 'truncate audit_log'])(
  'the log refuses an edit: %s',
  async (statement, { db }) => {
    const asked = db.transaction((tx) => tx.execute(sql.raw(statement)))
    await expect(asked).rejects.toMatchObject({
      cause: { message: 'rows of audit_log are never changed or deleted' },
    })
  },
)

test('a change outside a transaction is a bug, and throws', async ({ app, db }) => {
  const acting = actAs(db, await givenAct(app))
  expect(() => acting.insert(hoardings)).toThrow(/belongs in a transaction/)
})

test('every table is logged except those that staff do not change', async ({ db }) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and not exists (select from pg_trigger where tgrelid = format('public.%I', tablename)::regclass and tgname = 'zz_audit')
      order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'audit_log',
    'backup_runs',
    'cart_lines',
    'cart_notices',
    'carts',
    'customer_figures',
    'data_key_fingerprint',
    'data_key_passes',
    'data_keys',
    'idempotency_keys',
    'imports',
    'known_devices',
    'limit_counts',
    'list_items',
    'list_shares',
    'live_editors',
    'live_events',
    'mails',
    'one_time_codes',
    'personal_reads',
    'place_stock',
    'product_counts',
    'product_deliveries',
    'purchase_order_counters',
    'registrations',
    'room_plans',
    'scheduled_runs',
    'search_misses',
    'search_words',
    'sessions',
    'sms_dead_numbers',
    'sms_messages',
    'staff_sessions',
    'stock_count_lines',
    'stock_notices',
    'subscriptions',
    'test_gateway_payments',
    'uncovered_payments',
    'waiting_cash',
    'webhook_tries',
  ])
})
