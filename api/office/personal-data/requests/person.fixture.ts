import { randomUUID } from 'node:crypto'
import { blankPlan } from '../../../sales/instalments/admin/plans.fixture.ts'
import { eq } from 'drizzle-orm'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import type { App } from '../../../app.ts'
import { decryptDetails, privateColumns } from '../../../people/accounts/profile/private-details.ts'
import { givenSession, givenUser } from '../../../people/accounts/user.fixture.ts'
import { rememberAddress } from '../../../people/addresses/saved-addresses.ts'
import type { Db } from '../../../platform/db/client.ts'
import * as schema from '../../../platform/db/schema.ts'
import { givenTools } from '../../../platform/jobs/jobs.fixture.ts'
import { encrypt } from '../../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'
import { queueSms } from '../../../platform/sms/queue-sms.ts'
import { queueReceivedMail } from '../../../sales/orders/order-mails.ts'
import { givenCard } from '../../../sales/credit/credit.fixture.ts'
import { cardColumns } from '../../../sales/credit/private-card.ts'
import { customForm, send as sendCustom } from '../../../sales/custom-requests/custom-requests.fixture.ts'
import { damageAad, returnAad } from '../../../sales/fulfilment/after-sales-aad.ts'
import { givenDelivered } from '../../../sales/fulfilment/fulfilment.fixture.ts'
import { givenSeller } from '../../../sales/invoices/invoices.fixture.ts'
import { orderNoteAad } from '../../../sales/orders/admin/order-notes.ts'
import { givenOrder, givenPromotion } from '../../../sales/orders/orders.fixture.ts'
import { personOf } from '../../../shop/notices/person.ts'
import { phoneColumns } from '../../../shop/notices/private-phone.ts'
import { ask } from '../../../shop/questions/questions.fixture.ts'
import { contactForm, send as sendTicket } from '../../../shop/tickets/tickets.fixture.ts'
import { testOptions } from '../../../test/test.ts'
import { encryptNote } from '../../customers/private-note.ts'
import { givenStaff } from '../../staff/staff.fixture.ts'
import { handleDataRequest } from './handle-data-request.ts'

const { secrets } = testOptions
const { dataKey } = secrets
const MONTH_MS = 30 * 86_400_000

export const EMAIL = 'asmita@post.example'
const PHONE = '+9779841234567'
/** What the person wrote herself, and what staff wrote about her. */
const WORDS = 'Rhododendrons on the third floor'

export const given = {
  email: EMAIL,
  emailProved: true,
  phone: '984-1234567',
  phoneProved: true,
  reason: 'Letter of 2 November: wants it all deleted',
  identityCheck: 'Named the total of the last order',
}

/** Runs the job of a request. */
export function runJob(db: Db, dataRequestId: string, signal = AbortSignal.timeout(60_000)) {
  return handleDataRequest({ dataRequestId }, givenTools(db), signal)
}

/** Opens a request as a manager does, and searches. */
export async function givenRequest(app: App, db: Db, body: object = given) {
  const manager = await givenStaff(app, 'manager')
  const opened = await manager.call('POST', '/data-requests', body)
  if (opened.statusCode !== 200) throw new Error(`the request was refused: ${opened.body}`)
  const { id } = opened.json<{ id: string }>()
  await runJob(db, id)
  const call = (method: 'GET' | 'POST', path = '') => manager.call(method, `/data-requests/${id}${path}`)
  return { id, manager, call, show: async () => (await call('GET')).json(), deletion: () => call('POST', '/deletion') }
}

/** A person with an account, who was a guest before, with at least one row of each kind that the shop may hold. */
export async function givenEverything(app: App, db: Db) {
  await givenSeller(db)
  const user = await givenUser(db, { avatarId: 'd'.repeat(32) })
  const { headers } = await givenSession(db, user.id)
  const soldAt = new Date(Date.now() - MONTH_MS)
  const promotionIds = [(await givenPromotion(db)).id]
  const own = await givenDelivered(db, soldAt, {
    promotionIds,
    userId: user.id,
    email: EMAIL,
    details: { note: WORDS },
  })
  const asGuest = await givenDelivered(db, soldAt, { promotionIds, details: { note: WORDS } })
  await queueReceivedMail(db, secrets, await givenReceived(db))
  await insertAccountRows(db, user)
  await insertGiftCard(db)
  for (const orderId of [own.id, asGuest.id]) await insertRowsOfOrder(db, orderId)
  await insertPosts(app, db, user.id, headers)
  for (const [turn, sender] of [{}, headers].entries()) {
    for (const kind of ['question', 'complaint'] as const) {
      await sendTicket(app, { body: { ...contactForm, kind, message: WORDS }, headers: sender })
    }
    const fields = { ...customForm, instructions: WORDS, width: `${160 + turn}` }
    await sendCustom(app, { fields, headers: sender })
  }
  const requests = await db.select().from(schema.customRequests)
  for (const { id } of requests) {
    await db
      .insert(schema.photos)
      .values({ id: randomUUID(), kind: 'custom', customRequestId: id, width: 1, height: 1 })
    await db
      .insert(schema.customQuotes)
      .values({ requestId: id, price: 1_000, weeks: 2, validUntil: '2027-01-01', note: 'Oiled' })
  }
  const data = { number: own.number, shopName: 'Kastha' } as never
  await queueSms(db, secrets, { event: 'order-placed:1', phone: PHONE, template: 'order-placed', data, language: 'en' })
  const phone = phoneIndex(dataKey, PHONE)
  await db.insert(schema.smsDeadNumbers).values({ phoneIndex: phone, gateway: 'sparrow', why: 'unknown' })
  return { user, own, asGuest, needles: needlesOf(user.id) }
}

/** A gift card that went to the person. */
async function insertGiftCard(db: Db) {
  const { id } = await givenCard(db)
  const details = { buyer: 'Bimal Rai', recipient: 'Asmita', email: EMAIL, phone: PHONE, message: WORDS }
  await db
    .update(schema.creditAccounts)
    .set(cardColumns(dataKey, id, details, 'en'))
    .where(eq(schema.creditAccounts.id, id))
}

/** An order of somebody else that the person is to receive. */
export function givenReceived(db: Db) {
  return givenOrder(db, {
    name: 'Bimal Rai',
    email: 'bimal@post.example',
    details: { phone: '+9779801234567', recipient: { name: 'Asmita', phone: PHONE, isGift: true } },
  })
}

/** Texts that lead to the person, in lower case. */
function needlesOf(userId: string): string[] {
  const hashes = [phoneIndex(dataKey, PHONE), ...[EMAIL, PHONE].map((contact) => personOf(dataKey, contact))].map(
    (hash) => hash.toString('hex'),
  )
  return [userId, 'asmita', '9841234567', WORDS.toLowerCase(), ...hashes]
}

async function insertAccountRows(db: Db, user: typeof schema.users.$inferSelect) {
  const { id: userId, name, privateDetails, passwordHash } = user
  const [variant] = await db.select().from(schema.variants).limit(1)
  const { id: variantId, productId } = variant!
  const expiresAt = new Date(Date.now() + MONTH_MS)
  const id = randomUUID()
  const details = privateColumns(dataKey, id, decryptDetails(dataKey, userId, privateDetails))
  await db.insert(schema.registrations).values({ id, name, email: 'Asmita@post.example', passwordHash, ...details })
  await db.insert(schema.knownDevices).values({ tokenHash: Buffer.from('token'), userId, sessionId: randomUUID() })
  await db.insert(schema.oneTimeCodes).values([
    { email: EMAIL, purpose: 'reset-password', expiresAt },
    { email: '', phoneIndex: phoneIndex(dataKey, PHONE), purpose: 'verify-order', expiresAt },
  ])
  await rememberAddress(db, dataKey, userId, {
    name,
    phone: '9841234567',
    district: 'Kaski',
    province: 'Gandaki',
    city: 'Pokhara',
    ward: 6,
    street_address: WORDS,
    landmark: '',
    position: null,
    apartment: '',
    zip: '33700',
  })
  const [cart] = await db.insert(schema.carts).values({ userId }).returning()
  const piece = { cartId: cart!.id, name: 'Rara Bed', size: null, type: null }
  await db.insert(schema.cartLines).values({ ...piece, variantId, quantity: 1, seenPrice: 10_000 })
  await db.insert(schema.cartNotices).values({ ...piece, reason: 'stock', wanted: 2, kept: 1 })
  await db.insert(schema.listItems).values({ userId, productId })
  await db.insert(schema.listShares).values({ userId, shareKey: Buffer.from('key') })
  await db.insert(schema.stockNotices).values({ userId, productId })
  const plan = { ...bedroom, name: WORDS }
  await db.insert(schema.roomPlans).values({ userId, id: randomUUID(), plan, version: '1' })
  const wanted = {
    kind: 'back-in-stock',
    productId,
    consent: 'Yes',
    place: 'product',
    confirmedAt: new Date(),
  } as const
  await db.insert(schema.subscriptions).values({ ...wanted, person: personOf(dataKey, EMAIL), userId })
  const byPhone = personOf(dataKey, PHONE)
  const { phone, phoneIndex: index } = phoneColumns(dataKey, byPhone, PHONE)
  await db.insert(schema.subscriptions).values({ ...wanted, person: byPhone, phone, phoneIndex: index })
  const noteId = randomUUID()
  const by = { staffId: randomUUID(), staffName: 'Binod' }
  await db
    .insert(schema.customerNotes)
    .values({ id: noteId, userId, ...by, words: encryptNote(dataKey, noteId, WORDS) })
}

function wordsFor(aad: string): Buffer {
  return encrypt(dataKey, WORDS, aad)
}

async function insertRowsOfOrder(db: Db, orderId: string) {
  const [damageId, returnId, noteId, photoId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const by = { staffId: randomUUID(), staffName: 'Binod' }
  await db.insert(schema.orderNotes).values({ id: noteId, orderId, ...by, words: wordsFor(orderNoteAad(noteId)) })
  await db.insert(schema.photos).values({ id: photoId, kind: 'voucher', orderId, width: 1, height: 1 })
  await db.insert(schema.bankVouchers).values({ orderId, photoId, state: 'accepted', answeredAt: new Date() })
  const report = { id: damageId, orderId, position: 0, photoIds: [photoId], answer: 'No', answeredAt: new Date() }
  const description = wordsFor(damageAad(damageId))
  await db.insert(schema.damageReports).values({ ...report, state: 'declined', description })
  await db
    .insert(schema.returnRequests)
    .values({ id: returnId, orderId, state: 'declined', reason: wordsFor(returnAad(returnId)), answer: 'No' })
  await db.insert(schema.returnLines).values({ returnId, orderId, position: 0, quantity: 1 })
  await db.insert(schema.productionSteps).values({ orderId, stage: 'design' })
  const [payment] = await db
    .insert(schema.payments)
    .values({ orderId, method: 'bank', purpose: 'full', amount: 100, reference: `T-${orderId}` })
    .returning()
  await db
    .insert(schema.paymentAttempts)
    .values({ id: randomUUID(), orderId, provider: 'esewa', purpose: 'full', amount: 100, request: {} })
  const sent = { dueBy: new Date(), doneAt: new Date(), reference: 'R-1' }
  const [refund] = await db
    .insert(schema.refunds)
    .values({ orderId, cause: 'staff:1', amount: 100, ...sent })
    .returning()
  await db.insert(schema.refundRequests).values({
    id: randomUUID(),
    refundId: refund!.id,
    paymentId: payment!.id,
    transactionId: 'W-1',
    amount: 100,
    isPartBefore: false,
    isLast: true,
    state: 'done',
    sentBy: randomUUID(),
    sentAt: new Date(),
    endedAt: new Date(),
  })
  await db.insert(schema.waitingPapers).values({ orderId, kind: 'invoice', cause: 'staff:1' })
  const [invoice] = await db.select().from(schema.invoices).where(eq(schema.invoices.orderId, orderId))
  const [order] = await db.select().from(schema.orders).where(eq(schema.orders.id, orderId))
  await db.insert(schema.invoicePrints).values({ invoiceId: invoice!.id, actor: 'shopper', actorId: order!.userId })
  const at = new Date()
  await db.insert(schema.instalmentRequests).values({ orderId, plan: keptPlan, askedAt: at, changedAt: at })
}

const keptPlan: (typeof schema.instalmentRequests.$inferInsert)['plan'] = {
  ...blankPlan,
  planId: 1,
  figures: { months: 12, downPayment: 0, instalment: 1, lastInstalment: 1, interest: 0, fee: 0, totalPaid: 12 },
}

async function insertPosts(app: App, db: Db, userId: string, headers: Record<string, string>) {
  const [product] = await db.select().from(schema.products).limit(1)
  const { id: productId } = product!
  const picture = { id: 'a'.repeat(32), width: 1, height: 1, placeholder: '', leftLuminance: 0 }
  await db.insert(schema.pictures).values(picture)
  const post = { productId, rating: 5, comment: 'Sturdy' }
  const [review] = await db
    .insert(schema.reviews)
    .values([
      { ...post, userId, userName: 'Asmita Gurung' },
      { ...post, userName: 'Somebody' },
    ])
    .returning()
  await db.insert(schema.reviewPictures).values({ reviewId: review!.id, position: 0, pictureId: picture.id })
  await db.insert(schema.reviewVotes).values({ reviewId: review!.id + 1, userId })
  await ask(app, productId, { headers, body: { text: 'Is it sal or teak wood?', name: '', contact: '' } })
  const name = 'Asmita Gurung'
  await ask(app, productId, { body: { text: 'Does it come apart for stairs?', name, contact: '984-1234567' } })
  await ask(app, productId, { body: { text: 'Does it come in walnut wood?', name, contact: EMAIL } })
  const questions = await db.update(schema.productQuestions).set({ state: 'published' }).returning()
  const answer = { productId, by: 'buyer', userId, userName: 'Asmita G.', text: 'Yes', state: 'published' } as const
  await db.insert(schema.productAnswers).values({ ...answer, questionId: questions.at(-1)!.id })
}
