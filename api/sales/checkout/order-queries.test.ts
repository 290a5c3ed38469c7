import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import {
  idempotencyKeys,
  mails,
  oneTimeCodes,
  orderLines,
  orderReductions,
  orders,
  registrations,
  variants,
  smsMessages,
} from '../../platform/db/schema.ts'
import { jobStatement } from '../../platform/jobs/queue.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenPromotion } from '../orders/orders.fixture.ts'
import { insertOrder, type NewOrder } from './order-queries.ts'

const at = new Date('2026-11-25T06:15:30.123Z')

/** jsonb_populate_record ignores names that are no columns, so a renamed column would silently become null. */
test('every column of the rows of an order reaches the database', async ({ db }) => {
  const orderId = randomUUID()
  const { id: userId } = await givenUser(db)
  const { id: pictureId } = await givenPicture(db)
  const { id: productId } = await givenProduct(db)
  const { variantId } = onlyRow(await db.select({ variantId: variants.id }).from(variants))
  const { id: promotionId } = await givenPromotion(db)
  const registration = {
    name: 'Asmita',
    email: 'a@post.example',
    passwordHash: 'none',
    privateDetails: Buffer.from('d'),
  }
  const { id: registrationId } = onlyRow(await db.insert(registrations).values(registration).returning())

  const order: NewOrder['order'] = {
    id: orderId,
    number: 'KA-261125-0123ABCD',
    userId,
    state: 'pending',
    placedAt: at,
    name: 'Asmita Gurung',
    email: 'asmita@post.example',
    language: 'ne',
    takenBy: randomUUID(),
    province: 'Gandaki',
    district: 'Kaski',
    privateDetails: Buffer.from('details'),
    phoneIndex: Buffer.from('phone'),
    recipientPhoneIndex: Buffer.from('recipient'),
    method: 'pickup',
    payment: 'bank',
    payBy: at,
    verifyBy: at,
    network: Buffer.from('network'),
    neighborhood: Buffer.from('neighborhood'),
    estimateFirst: '2026-11-27',
    estimateLast: '2026-11-28',
    deliveryDay: '2026-11-28',
    counted: 1,
    collectionCode: '123456',
    store: { name: 'Pokhara', streetAddress: 'Baidam', city: 'Pokhara', translations: { ne: { name: 'पोखरा' } } },
    subtotal: 20_000,
    shipping: 100,
    shippingVat: 12,
    total: 20_000,
    vat: 2_301,
    deposit: 5_000,
  }
  const line: NewOrder['lines'][number] = {
    orderId,
    position: 0,
    productId,
    variantId,
    sku: 'RARA-BED',
    name: 'Rara Bed',
    color: { slug: 'green', name: 'Green', swatch: '#2f5d46', translations: { ne: { name: 'हरियो' } } },
    size: '153*200',
    type: 'Sal',
    pictureId,
    pictureAlt: 'A bed',
    translations: { ne: { name: 'रारा पलङ' } },
    price: 10_000,
    quantity: 2,
    subtotal: 20_000,
    reduction: 100,
    total: 19_900,
    vat: 2_289,
  }
  const reduction: NewOrder['reductions'][number] = {
    orderId,
    position: 0,
    promotionId,
    setId: null,
    sets: null,
    name: 'Dashain',
    translations: { ne: { name: 'दशैं' } },
    byStaff: false,
    code: 'DASHAIN',
    amount: 100,
  }
  const code: NonNullable<NewOrder['code']>['row'] = {
    id: randomUUID(),
    purpose: 'verify-order',
    email: 'asmita@post.example',
    phoneIndex: Buffer.from('phone'),
    codeHash: Buffer.from('hash'),
    registrationId,
    orderId,
    asker: Buffer.from('asker'),
    tries: 1,
    createdAt: at,
    expiresAt: at,
    usedAt: at,
    redeemedAt: at,
  }
  const mail: typeof mails.$inferSelect = {
    id: randomUUID(),
    event: `order-placed:${orderId}`,
    to: 'asmita@post.example',
    template: 'order-placed',
    language: 'ne',
    content: Buffer.from('content'),
    kept: Buffer.from('kept'),
    createdAt: at,
    expiresAt: at,
    sentAt: at,
    tries: 1,
    lastError: 'none',
    leasedUntil: at,
  }
  const sms: typeof smsMessages.$inferSelect = {
    id: randomUUID(),
    event: `order-placed:${orderId}`,
    template: 'order-placed',
    language: 'ne',
    phoneIndex: Buffer.from('phone'),
    isUnproved: true,
    content: Buffer.from('content'),
    kept: Buffer.from('kept'),
    createdAt: at,
    expiresAt: at,
    tries: 1,
    parts: 2,
    outcome: 'sent',
    endedAt: at,
    gateway: 'sparrow',
    gatewayId: '7',
    lastError: 'none',
    leasedUntil: at,
  }
  const { promotionId: _promotion, code: _code, ...named } = reduction
  const ofSet = { ...named, position: 1, promotionId: null, code: null, setId: randomUUID(), sets: 2 }
  const eitherReduction = { ...reduction, setId: ofSet.setId, sets: ofSet.sets }
  // A column that is null here could be lost without failing the comparisons below.
  for (const row of [order, line, eitherReduction, code, mail, sms]) {
    expect(Object.values(row)).not.toContain(null)
  }

  const key = { owner: Buffer.from('owner'), key: 'key', request: Buffer.from('request') }
  await db.insert(idempotencyKeys).values({ ...key, status: 200, answer: Buffer.from('') })
  const reductions = [reduction, ofSet]
  const rows = {
    order,
    lines: [line],
    reductions,
    code: { row: code, digits: '123456' },
    cartLineIds: [],
    storeSlug: '',
  }
  const once = { ...key, shopper: { kind: 'user', key: userId } } as const
  const jobs = [
    await jobStatement(db, 'send-mail', [{ data: { mailId: mail.id }, priority: 7 }]),
    await jobStatement(db, 'send-sms', [{ data: { smsId: sms.id }, priority: 8 }]),
  ] as const
  const messages = { mails: [mail], sms: [sms], jobs }
  expect(await insertOrder(db, rows, messages, once, { status: 201, sealed: Buffer.from('sealed') })).toBe(true)

  expect(await db.select().from(orders)).toEqual([order])
  expect(await db.select().from(orderLines)).toEqual([line])
  expect(await db.select().from(orderReductions).orderBy(orderReductions.position)).toEqual(reductions)
  expect(await db.select().from(oneTimeCodes)).toEqual([code])
  expect(await db.select().from(mails)).toEqual([mail])
  expect(await db.select().from(smsMessages)).toEqual([sms])
  const { rows: queued } = await db.execute(sql`select name, data, priority from pgboss.job order by name`)
  expect(queued).toEqual([
    { name: 'send-mail', data: { mailId: mail.id }, priority: 7 },
    { name: 'send-sms', data: { smsId: sms.id }, priority: 8 },
  ])
  const [answered] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key.key))
  expect(answered).toMatchObject({ status: 201, answer: Buffer.from('sealed') })
})
