import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe } from 'vitest'
import { holdingKinds, holdings, type HoldingKind } from '#domain/personal-data/holdings.ts'
import type { Db } from '../../../platform/db/client.ts'
import * as schema from '../../../platform/db/schema.ts'
import { decrypt } from '../../../platform/secrets/encryption.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../../test/test.ts'
import { encryptedColumns } from '../../secrets/encrypted-columns.ts'
import { holdingSources } from './count-holdings.ts'
import { givenEverything, givenRequest, runJob } from './person.fixture.ts'

const { dataKey } = testOptions.secrets
const tables: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))

/** Tables that belong to no kind, and why nothing in them is a person's to export or delete. */
const others: Record<string, string> = {
  audit_log: 'what staff changed, without encrypted fields and names: books',
  personal_reads: 'protects the person against staff, for a year',
  data_requests: 'proves what was done; it names nobody once it has ended',
  idempotency_keys: 'gone after 25 hours; those of an account with it',
  limit_counts: 'keyed hashes, gone after a day',
  statement_lines: 'what a bank wrote beside money, encrypted: books',
  driver_acts: 'what drivers did at the door, with their own words, as events of an order have those of staff: books',
  exchanges: 'which order goes out for pieces of another one, in rupees: books',
  live_events: 'IDs of records and of staff, gone within the hour',
  live_editors: 'which member of staff edits what, gone within the hour',
  webhook_messages: 'IDs and figures, gone after 30 days',
  webhook_deliveries: 'as webhook_messages',
  webhook_tries: 'as webhook_messages',
  ...nobodys('the shop and its staff', [
    'api_keys',
    'assignments',
    'canned_replies',
    'driver_rounds',
    'cash_handover_lines',
    'cash_handovers',
    'imports',
    'mentions',
    'saved_views',
    'set_up_dismissals',
    'staff',
    'staff_invitations',
    'staff_sessions',
    'statement_files',
    'statement_matches',
    'uncovered_payments',
    'waiting_cash',
    'webhook_endpoints',
  ]),
  ...nobodys('the catalog', [
    'categories',
    'category_pictures',
    'pictures',
    'price_changes',
    'product_colors',
    'product_deliveries',
    'product_models',
    'product_pictures',
    'product_set_pieces',
    'product_sets',
    'products',
    'promotions',
    'place_stock',
    'stock_count_lines',
    'stock_counts',
    'stock_movements',
    'stock_places',
    'stock_transfer_lines',
    'stock_transfers',
    'variants',
  ]),
  ...nobodys('suppliers, and what the shop bought from them: books', [
    'purchase_order_counters',
    'purchase_order_lines',
    'purchase_orders',
    'purchase_receipt_lines',
    'purchase_receipts',
    'supplier_items',
    'suppliers',
  ]),
  ...nobodys('what the shop publishes', [
    'banner_images',
    'banners',
    'calendar_years',
    'clients',
    'delivery_districts',
    'delivery_zones',
    'faqs',
    'hoardings',
    'instalment_plans',
    'pages',
    'project_pictures',
    'project_products',
    'projects',
    'shop_settings',
    'stores',
  ]),
  ...nobodys('words and counts without a person', [
    'help_feedback',
    'product_counts',
    'search_misses',
    'search_synonyms',
    'search_words',
  ]),
  ...nobodys('how the shop runs', [
    'backup_runs',
    'data_key_fingerprint',
    'data_key_passes',
    'data_keys',
    'scheduled_runs',
    'test_gateway_payments',
  ]),
}

function nobodys(what: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, what]))
}

/** Tables that still lead to the person after the deletion, and why. */
const leftovers: Record<string, string> = {
  data_requests: 'keyed hashes, by which the shop finds the proof again',
  invoices: 'VAT Rules, rule 23',
  personal_reads: 'the ID of the account, which leads nowhere',
  sms_dead_numbers: 'a hash, for a year',
  ticket_events: 'complaints',
  tickets: 'complaints',
}

// oxlint-disable-next-line typescript/no-explicit-any -- the file is read as a program of somebody else reads it
type File = any

/** Where the file has what of which kind: something that is neither empty nor null. */
const inFile: Record<HoldingKind, (file: File) => unknown> = {
  account: ({ account }) => account.profile.email,
  registrations: (file) => file.registrations,
  logins: ({ account }) => account.sessions,
  codes: ({ codes, account }) => codes.length === 2 && account.codes,
  addresses: ({ account }) => account.addresses,
  cart: ({ account }) => account.cart,
  list: ({ account }) => account.list,
  plans: ({ account }) => account.roomPlans,
  notices: ({ account, notices }) => notices.length === 2 && account.notices,
  votes: ({ account }) => account.helpfulReviews,
  messages: ({ account, asGuest }) => account.tickets.length === 2 && asGuest.tickets.length === 2,
  notes: (file) => file.notesOfStaff.length === 1 && file.notesOfStaffAboutOrders.length === 2,
  photos: ({ account, asGuest }) => account.photos.length === 2 && asGuest.photos.length === 2,
  mails: ({ mails, account }) => mails.length > 0 && account.mails,
  sms: ({ sms }) => sms,
  orders: ({ account, asGuest }) => account.orders.length === 1 && asGuest.orders,
  received: ({ received }) => received[0].name,
  credit: ({ giftCards }) => giftCards[0].recipient,
  afterSales: ({ account, asGuest }) => account.orders[0].damage.length === 1 && asGuest.orders[0].returns,
  customRequests: ({ account, asGuest }) => account.customRequests.length === 1 && asGuest.customRequests,
  reviews: ({ account }) => account.reviews,
  questions: ({ account, asGuest }) => account.questions.length === 1 && asGuest.questions.length === 2,
  answers: ({ account }) => account.answers,
  invoices: ({ account, asGuest }) => account.orders[0].invoices.length === 1 && asGuest.orders[0].invoices,
  payments: ({ asGuest }) => asGuest.orders[0].money.paid,
  complaints: ({ asGuest }) => asGuest.tickets.filter(({ kind }: { kind: string }) => kind === 'complaint'),
  deadNumbers: ({ keptAfterDeletion }) =>
    keptAfterDeletion.filter(({ what }: { what: string }) => what === holdings.deadNumbers.label),
}

describe('each table of the database', () => {
  test('belongs to a kind of data that is counted, exported and deleted, or says why not', () => {
    const known = new Set([...Object.values(holdingSources).flatMap((source) => source.tables), ...Object.keys(others)])
    expect(tables.map(getTableName).toSorted()).toEqual([...known].toSorted())
  })
})

test('a person with something of every kind is counted, exported and deleted, but for what the law keeps', async ({
  app,
  db,
}) => {
  const { needles, own, asGuest } = await givenEverything(app, db)
  for (const name of new Set(Object.values(holdingSources).flatMap((source) => source.tables))) {
    const table = tables.find((one) => getTableName(one) === name)!
    expect([name, (await db.$count(table)) > 0]).toEqual([name, true])
  }
  const before = await tablesWith(db, needles)
  expect(before).toEqual(expect.arrayContaining(['users', 'orders', 'mails', 'customer_notes', 'addresses', 'tickets']))

  const request = await givenRequest(app, db)
  const shown = await request.show()
  expect(shown).toMatchObject({ state: 'open', inTheWay: [], names: ['Asmita Gurung'], otherAccounts: 0 })
  expect(shown.holdings.map(({ kind }: { kind: string }) => kind)).toEqual(holdingKinds)

  const file = (await request.call('GET', '/export')).json()
  for (const kind of holdingKinds) expect([kind, isThere(inFile[kind](file))]).toEqual([kind, true])
  expect(JSON.stringify(file)).not.toMatch(/argon2|password_?hash|code_?hash/i)

  expect((await request.deletion()).json()).toMatchObject({ state: 'deleting' })
  await runJob(db, request.id)
  const after = await request.show()
  expect(after).toMatchObject({ state: 'deleted', contact: null, account: null, problem: '' })
  expect(after.holdings).toEqual(shown.holdings)
  expect(await tablesWith(db, needles)).toEqual(Object.keys(leftovers))
  for (const { id, number, total } of [own, asGuest]) {
    const [kept] = (await db.select().from(schema.orders)).filter((order) => order.id === id)
    expect(kept).toMatchObject({ number, total, userId: null, name: '', email: '', privateDetails: null })
  }
  expect(await db.$count(schema.invoices)).toBe(2)
  expect((await db.select().from(schema.reviews)).map(({ userName }) => userName)).toContain('')
})

/** Names of the tables in which one of the texts stands, in the clear or encrypted. */
async function tablesWith(db: Db, needles: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const rows = (await db.select().from(table)) as Record<string, unknown>[]
    const text = rows.map((row) => rowText(table, row)).join('\n')
    if (needles.some((needle) => text.includes(needle))) found.push(getTableName(table))
  }
  return found.toSorted()
}

function rowText(table: PgTable, row: Record<string, unknown>): string {
  const columns = Object.entries(getTableColumns(table))
  const values = columns.map(([name, column]) => {
    const value = row[name]
    if (!Buffer.isBuffer(value)) return JSON.stringify(value ?? null)
    if (value.length === 0) return '' // a key of a staff act has no answer
    const encrypted = encryptedColumns.find((one) => one.column === column)
    if (!encrypted) return value.toString('hex')
    const by = Object.entries(encrypted.by).map(([key, wanted]) => {
      const [owner] = columns.find(([, one]) => one === wanted)!
      return [key, row[owner]]
    })
    return decrypt(dataKey, value, encrypted.aadOf(Object.fromEntries(by)))
  })
  return values.join(' ').toLowerCase()
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
