import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { CustomForm, CustomRequest } from '#contract/custom-requests.ts'
import {
  ANOTHER_COLOR,
  CUSTOM_SIZE_CM,
  customFields,
  customProblems,
  parseCustomCentimetres,
  type CustomProblem,
  whyWords,
} from '#domain/custom-requests/request-form.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import { customNumber } from '#domain/orders/order-number.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { defined } from '#domain/defined.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import { countDone } from '../../platform/rate-limits/limit.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { holdAccount, idOfOwner } from '../../people/accounts/own-account-queries.ts'
import { drawnLot } from '../../platform/secrets/random.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { messageText } from '../../platform/language/message-text.ts'
import { say, type Message } from '../../platform/language/sentence.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { keyReused } from '../../platform/records/key-reused.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { keepPhotos, type KeptPhoto } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import { sentPlan } from '../../shop/planner/sent-plan.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { customNews } from './custom-news.ts'
import { openRequest } from './present-request.ts'
import { encryptRequest } from './private-request.ts'
import {
  findColor,
  findRequestById,
  insertRequest,
  insertRequestEvent,
  readProductName,
  readProductSizes,
  type StoredRequest,
} from './request-queries.ts'
import { readShopEmail } from '../../platform/mail/mail-queries.ts'
import { showRequest, type CustomShop } from './show-request.ts'

type SendingShop = CustomShop & { storage: MediaStorage; addressLimits: AddressLimits }

type Sent = {
  /** From the client's idempotency key: the same for each retry. */
  id: string
  /** Null for a guest. */
  userId: string | null
  fields: z.output<typeof CustomForm>
  photos: readonly Uint8Array[]
  /** The client's address, for the rate limit. */
  from: string
  language: Language
}

/**
 * Stores a request for a custom piece, once per ID, and mails it to the shopper and the shop.
 *
 * @returns the request, and its access key
 * @throws AppError invalid_input with the fields, or for the plan; key_reused when the ID came with another request before;
 *                  too_many_requests; any problem with a photo (photos/keep-photos.ts)
 */
export async function sendRequest(shop: SendingShop, sent: Sent): Promise<{ data: CustomRequest; key: string }> {
  const { db } = shop
  await refuseWrongForm(db, sent)
  const plan = sent.fields.plan === undefined ? null : sentPlan(sent.fields.plan)
  const before = await findRequestById(db, sent.id)
  if (before) return answer(shop, before, sent)

  await shop.addressLimits.customRequests.take(sent.from)
  const kept = await keepCounted(shop, sent)
  await retryConflicts(() => db.transaction((tx) => writeRequest(tx, shop, sent, { photos: kept, plan })))
  const request = await findRequestById(db, sent.id)
  return answer(shop, defined(request, `request ${sent.id}`), sent)
}

/** Only photos that are kept count: a form of bytes that are no photo uses up nothing of the neighbors'. */
function keepCounted({ db, storage, secrets, addressLimits }: SendingShop, { userId, from, photos }: Sent) {
  const keep = () => keepPhotos({ db, storage, secrets }, photos)
  if (photos.length === 0) return keep()
  const { guestPhotos, memberPhotos, accountPhotos } = addressLimits
  if (userId === null) return countDone([guestPhotos], from, keep)
  return countDone([accountPhotos], userId, () => countDone([memberPhotos], from, keep))
}

/** Answers a retry with the stored request. Refuses a different form under the same ID. */
async function answer(shop: CustomShop, request: StoredRequest, sent: Sent) {
  const { secrets } = shop
  if (openRequest(secrets.dataKey, request).sent !== hashOf(sent)) throw keyReused()
  return { data: await showRequest(shop, request, sent), key: trackKey(secrets.customKey, request.number) }
}

async function writeRequest(
  tx: Db,
  { secrets, addressLimits }: SendingShop,
  sent: Sent,
  { photos, plan }: { photos: readonly KeptPhoto[]; plan: Plan | null },
): Promise<void> {
  const { id, userId, fields } = sent
  if (userId !== null) await holdAccount(tx, userId)
  const now = new Date()
  const request = await asRow(tx, secrets, sent, now)
  if (!(await insertRequest(tx, { ...request, plan }))) return // a concurrent request with the same ID came first
  const owner = await idOfOwner(tx, userId, request.email)
  const sender = { userId: owner, keptFor: userId, network: clientNetwork(sent.from) }
  await addressLimits.sentRequests(tx).take(emailKey(request.email), sender)
  await insertPhotos(tx, photos, { kind: 'custom', customRequestId: id })
  await insertRequestEvent(tx, { requestId: id, action: 'request', actor: 'shopper', actorId: userId, at: now })

  const news = await customNews(tx, secrets, request)
  const { email, language } = request
  const phone = defined(parseMobile(fields.phone), 'phone')
  const { key: _key, ...inEnglish } = await customNews(tx, secrets, request, 'en')
  const instructions = tidyPost(fields.instructions)
  const toShop = { ...inEnglish, email, phone, instructions, photos: photos.length }
  await queueMail(tx, secrets, {
    event: `custom-requested:${id}`,
    to: email,
    template: 'custom-requested',
    language,
    data: { ...news, instructions },
  })
  await queueMail(tx, secrets, {
    event: `custom-received:${id}`,
    to: await readShopEmail(tx),
    template: 'custom-received',
    language: 'en',
    data: toShop,
  })
}

async function asRow(
  tx: Db,
  { dataKey }: { dataKey: Parameters<typeof encryptRequest>[0] },
  sent: Sent,
  now: Date,
): Promise<StoredRequest> {
  const { id, userId, language, fields } = sent
  const productId = fields.productId === undefined ? null : Number(fields.productId)
  const isShown = productId !== null && (await readProductName(tx, productId)) !== undefined
  const color = isShown && fields.color !== undefined ? await colorOf(tx, productId, fields.color) : null
  const details = {
    phone: defined(parseMobile(fields.phone), 'phone'),
    instructions: tidyPost(fields.instructions),
    sent: hashOf(sent),
  }
  return {
    id,
    number: customNumber(nepalDay(now), drawnLot()),
    userId,
    language,
    state: 'requested',
    name: fields.name.trim(),
    email: givenEmail(fields.email),
    privateDetails: encryptRequest(dataKey, id, details),
    productId: isShown ? productId : null,
    color,
    widthCm: defined(parseCustomCentimetres(fields.width), 'width'),
    heightCm: defined(parseCustomCentimetres(fields.height), 'height'),
    depthCm: defined(parseCustomCentimetres(fields.depth), 'depth'),
    material: fields.material,
    orderId: null,
    createdAt: now,
    changedAt: now,
  }
}

/** Keeps a color that the product does not come in by the words of the form. */
async function colorOf(tx: Db, productId: number, slug: string): Promise<KeptColor | null> {
  if (slug !== ANOTHER_COLOR) return findColor(tx, productId, slug)
  const [name, nepaliName] = [
    messageText('en', 'custom-form.color.another'),
    messageText('ne', 'custom-form.color.another'),
  ]
  return { slug, name, swatch: '', translations: { ne: { name: nepaliName } } }
}

function hashOf({ userId, fields, photos }: Sent): string {
  const hash = createHash('sha256').update(JSON.stringify([userId, fields]))
  for (const bytes of photos) hash.update(createHash('sha256').update(bytes).digest())
  return hash.digest('base64url')
}

function sentenceOf(problem: CustomProblem): Message {
  return problem === 'size' ? say('custom-form.error.size', CUSTOM_SIZE_CM) : say(`custom-form.error.${problem}`)
}

async function refuseWrongForm(db: Db, { fields, photos }: Pick<Sent, 'fields' | 'photos'>): Promise<void> {
  const { productId, color, instructions } = fields
  const sizes =
    productId !== undefined && instructions.trim() === '' ? await readProductSizes(db, Number(productId)) : []
  const problems = customProblems(fields, whyWords({ ...fields, color, photos: photos.length }, sizes))
  const wrong = customFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, sentenceOf(problem)] as const] : []
  })
  const [first] = wrong
  if (first) throw new AppError('invalid_input', first[1], Object.fromEntries(wrong))
}
