import { type AskerContact, askerContact, MAX_WAITING_QUESTIONS } from '#domain/questions/questions.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import type { Language } from '#domain/language/languages.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex, type Secrets } from '../../platform/secrets/secrets.ts'
import { readName } from '../reviews/change-queries.ts'
import { holdListed } from '../wishlist/list-queries.ts'
import { notInShop } from '../wishlist/refusals.ts'
import { encryptContact } from './asker-contact.ts'
import { findSentQuestion, insertQuestion, lockWaitingQuestions } from './change-queries.ts'
import { publicName } from './public-name.ts'
import { refuseWrongQuestion, tooManyWait } from './refusals.ts'

export type QuestionShop = { db: Db; secrets: Secrets; addressLimits: AddressLimits }

type Sent = {
  /** Idempotency key that the client chooses: the same for each try. */
  id: string
  productId: number
  /** Null for a guest. */
  userId: string | null
  body: { text: string; name: string; contact: string }
  language: Language
  /** The client's address, by which questions are counted. */
  from: string
}

/**
 * Stores a question, once per id. It waits until staff have read it.
 *
 * @throws AppError invalid_input with the fields; not_found for an unlisted product; key_reused when the id came with
 *         another question before; conflict when too many wait; too_many_requests
 */
export async function askQuestion(shop: QuestionShop, asked: Sent): Promise<void> {
  const sent = { ...asked, body: { ...asked.body, text: tidyPost(asked.body.text) } }
  refuseWrongQuestion(sent.body, sent.userId !== null)
  if (await wasSent(shop.db, sent)) return
  await shop.addressLimits.questions.take(sent.from)
  await retryConflicts(() => shop.db.transaction((tx) => writeQuestion(tx, shop, sent)))
}

async function writeQuestion(tx: Db, shop: QuestionShop, sent: Sent): Promise<void> {
  const { id, productId, userId, body, language } = sent
  if (userId !== null) await holdAccount(tx, userId)
  if (!(await holdListed(tx, productId))) throw notInShop()
  if ((await lockWaitingQuestions(tx, productId)) >= MAX_WAITING_QUESTIONS) throw tooManyWait()
  const asker = userId === null ? `network ${clientNetwork(sent.from)}` : `account ${userId}`
  await shop.addressLimits.productQuestions(tx).take(`${productId} ${asker}`)
  const contact = userId === null ? await readContact(tx, shop, sent) : null
  const isNew = await insertQuestion(tx, {
    sentAs: id,
    productId,
    userId,
    userName: await publicName(tx, userId === null ? body.name : await readName(tx, userId)),
    text: body.text,
    language,
    contact: contact && encryptContact(shop.secrets.dataKey, id, contact),
  })
  // A concurrent request has sent it.
  if (!isNew) await wasSent(tx, sent)
}

/** Reads how to reach a guest. Each question mails or texts an address that may be a stranger's, so these are counted. */
async function readContact(tx: Db, { secrets, addressLimits }: QuestionShop, sent: Sent): Promise<AskerContact | null> {
  const contact = askerContact(sent.body.contact)
  const network = clientNetwork(sent.from)
  if (contact && 'email' in contact) {
    const email = givenEmail(contact.email)
    await addressLimits.sentQuestions(tx).take(emailKey(email), { userId: null, network })
    return { email }
  }
  if (contact && 'phone' in contact) {
    const phone = phoneIndex(secrets.dataKey, contact.phone)
    await addressLimits.askedSms(tx).take({ phoneIndex: phone, ...networkNames(secrets.rateLimitKey, sent.from) })
    return { phone: contact.phone }
  }
  return null
}

/** Whether this key has sent this question. @throws AppError key_reused when it has sent another one */
async function wasSent(db: Db, { id, productId, userId, body }: Sent): Promise<boolean> {
  const before = await findSentQuestion(db, id)
  if (!before) return false
  const isSame = before.productId === productId && before.userId === userId && before.text === body.text
  if (!isSame) throw new AppError('key_reused', say('keys.used-for-message'))
  return true
}
