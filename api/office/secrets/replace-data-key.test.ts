import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { decryptDetails } from '../../people/accounts/profile/private-details.ts'
import type { Db } from '../../platform/db/client.ts'
import { dataKeys, idempotencyKeys, invoices, orders, photos, ticketEvents, users } from '../../platform/db/schema.ts'
import { photoAad, photoKey } from '#domain/photos/photos.ts'
import { answerAad } from '../../platform/idempotency/key-queries.ts'
import { bindDataKey } from '../../platform/secrets/bind-data-key.ts'
import { DataKey } from '../../platform/secrets/data-key.ts'
import { ciphertextHead, decrypt, encrypt, encryptBytes } from '../../platform/secrets/encryption.ts'
import { decryptInvoice } from '../../sales/invoices/invoice-crypt.ts'
import { givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { decryptOrder } from '../../sales/orders/private-order.ts'
import { send } from '../../shop/tickets/tickets.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { replaceDataKey } from './replace-data-key.ts'

const { storage, secrets } = testOptions
const old = secrets.dataKey
const DAY_MS = 86_400_000
const now = Date.now()

/** A process whose DATA_KEY is new, and whose DATA_KEYS_OLD has the one before. */
async function givenNewKey(db: Db) {
  await bindDataKey(db, old)
  const dataKey = await bindDataKey(db, new DataKey(createSecretKey(randomBytes(32)), [old.keyOf(old.id)]))
  const said: unknown[] = []
  const log = { info: (...line: unknown[]) => said.push(line), warn: (...line: unknown[]) => said.push(line) }
  const run = (days = 0, signal?: AbortSignal) =>
    replaceDataKey({}, { db, secrets: { dataKey }, storage, log }, signal, new Date(now + 1_000 + days * DAY_MS))
  return { dataKey, run, said }
}

test('the job encrypts everything with the new key, and says when the old one is no longer needed', async ({
  app,
  db,
}) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, { details: { phone: '+9779801234567' } })
  const user = await givenUser(db)
  await send(app)
  const key = { owner: randomBytes(32), key: 'a key' }
  const answer = encrypt(old, 'placed', answerAad(key))
  await db.insert(idempotencyKeys).values({ ...key, request: randomBytes(32), status: 201, answer })
  const id = randomUUID()
  await db.insert(photos).values({ id, kind: 'damage', orderId: order.id, width: 1, height: 1 })
  await storage.put(photoKey(id), encryptBytes(old, randomBytes(100), photoAad(id)), 'application/octet-stream')

  const { dataKey, run, said } = await givenNewKey(db)
  await run()
  expect(await countOthers(db, dataKey)).toBe(0)
  const [kept] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(decryptOrder(dataKey, order.id, kept!.privateDetails!).phone).toBe('+9779801234567')
  const [account] = await db.select().from(users)
  expect(decryptDetails(dataKey, user.id, account!.privateDetails)).toEqual(
    decryptDetails(old, user.id, user.privateDetails),
  )
  const [invoice] = await db.select().from(invoices)
  expect(decryptInvoice(dataKey, invoice!).number).toBe(invoice!.number)
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'a key'))
  expect(decrypt(dataKey, row!.answer, answerAad(key))).toBe('placed')
  expect(JSON.stringify(said)).not.toContain('no longer needed')

  await run(0.5)
  await run(2)
  expect(said.at(-1)).toEqual([`the data key ${old.id} is no longer needed: remove it from DATA_KEYS_OLD`])
  await bindDataKey(db, new DataKey(dataKey.keyOf(dataKey.id)))
})

test('a text that comes with the old key later is still found, and keeps that key necessary', async ({ db }) => {
  const { dataKey, run } = await givenNewKey(db)
  await run()
  await run(2)
  const late = await givenOrder(db)
  await run(4)
  const [kept] = await db.select().from(orders).where(eq(orders.id, late.id))
  expect(decryptOrder(dataKey, late.id, kept!.privateDetails!).phone).toMatch(/^\+977/)
  const [row] = await db.select().from(dataKeys).where(eq(dataKeys.id, old.id))
  expect(row!.unusedSince).toBeNull()
})

test('a text that cannot be decrypted keeps the old key necessary, and stops nothing else', async ({ db }) => {
  const broken = await givenOrder(db)
  await db.update(orders).set({ privateDetails: encrypt(old, 'moved here', 'order elsewhere') })
  await givenOrder(db)
  const { dataKey, run, said } = await givenNewKey(db)
  await run()
  await run(2)
  expect(await countOthers(db, dataKey)).toBe(1)
  expect(JSON.stringify(said)).toContain('cannot be encrypted again')
  expect(JSON.stringify(said)).not.toContain('no longer needed')
  expect(await db.select().from(orders).where(eq(orders.id, broken.id))).toHaveLength(1)
})

test('a job that is stopped changes nothing more, and the next one goes on', async ({ db }) => {
  await givenOrder(db)
  const { dataKey, run } = await givenNewKey(db)
  await run(0, AbortSignal.abort())
  expect(await countOthers(db, dataKey)).toBe(1)
  await run()
  expect(await countOthers(db, dataKey)).toBe(0)
})

test('a process with older settings leaves the work to others', async ({ db }) => {
  await givenOrder(db)
  const { dataKey } = await givenNewKey(db)
  const older = new DataKey(old.keyOf(old.id), [dataKey.keyOf(dataKey.id)])
  const log = { info: () => {}, warn: () => {} }
  await replaceDataKey({}, { db, secrets: { dataKey: older }, storage, log })
  expect(await countOthers(db, dataKey)).toBe(1)
})

test('papers and messages accept the same text under another key, and no other change', async ({ app, db }) => {
  await givenSeller(db)
  await givenInvoiced(db)
  await send(app)
  const { dataKey } = await givenNewKey(db)
  const longer = encrypt(dataKey, 'x'.repeat(5_000), '')
  for (const change of [
    sql`update invoices set total = total + 1`,
    sql`update invoices set document = ${longer}`,
    sql`update invoices set document = set_byte(document, 30, 0)`,
    sql`update ticket_events set words = ${longer}`,
    sql`update ticket_events set at = now()`,
    sql`delete from invoices`,
    sql`truncate ticket_events`,
  ]) {
    const asked = db.transaction((tx) => tx.execute(change))
    await expect(asked).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed or deleted|foreign key/) },
    })
  }
  expect(await db.select().from(ticketEvents)).not.toEqual([])
})

/** Counts the ciphertexts in columns that do not have this key. */
async function countOthers(db: Db, dataKey: DataKey): Promise<number> {
  const head = ciphertextHead(dataKey)
  let count = 0
  for (const { column } of encryptedColumns) {
    const isOther = sql`length(${column}) > 0 and substr(${column}, 1, ${head.length}) <> ${head}`
    count += await db.$count(column.table, isOther)
  }
  return count
}
