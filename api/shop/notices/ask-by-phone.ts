import { MAX_NOTICES } from '#domain/notices/notices.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { smsNumber } from '#domain/sms/sms-number.ts'
import { askerOf } from '../../people/accounts/codes/code-asker.ts'
import { findCode, lockContact, useCode, type OneTimeCode } from '../../people/accounts/codes/code-queries.ts'
import { takeCode } from '../../people/accounts/codes/request-code.ts'
import { giveDigits } from '../../people/accounts/codes/send-code.ts'
import { tryCode, wrongCode } from '../../people/accounts/codes/try-code.ts'
import { refuseProblems } from '../../people/accounts/refuse-problems.ts'
import type { Db } from '../../platform/db/client.ts'
import { defined } from '#domain/defined.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { queueSms } from '../../platform/sms/queue-sms.ts'
import { isDeadNumber } from '../../platform/sms/sms-queries.ts'
import { canSendWithoutOrder } from '../../platform/sms/sms-spending.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { NoticeShop } from './ask-for-notice.ts'
import { personOf, smsUnsubscribeToken } from './person.ts'
import { phoneColumns } from './private-phone.ts'
import { noSms, tooManyNotices } from './refusals.ts'
import { countConfirmed, putOwn } from './subscription-queries.ts'
import { guestSubject, rowOf, type Wish } from './wish.ts'

type PhoneShop = NoticeShop & { sms: Sms }
type Asked = { codeId: string } | { stop: string }
type Guest = {
  /** As typed. */
  phone: string
  /** Key of the browser's cart, if there is one. */
  cartKey: string | undefined
  /** Whether a code for notices or an order that went to the phone was entered in this browser before. */
  isKnown: boolean
  /** What the guest typed, and the code that was sent. */
  entered: { id: string; digits: string } | null
}

/**
 * Subscribes a guest who has proved to own a phone number, or sends a code to it. No request is stored before, so nobody
 * subscribes a stranger. The answer is the same whatever the number waits for.
 *
 * @param from  the client's address, by which requests, SMS and wrong codes are counted
 * @returns the id of the code to enter; once the guest is subscribed, the path of the page that ends it
 * @throws AppError invalid_input for the number or the code; unavailable where no SMS goes out or reaches the number; not_found,
 *         conflict and cart_empty as guestSubject; too_many_requests
 */
export async function askByPhone(shop: PhoneShop, guest: Guest, wish: Wish, from: string): Promise<Asked> {
  const phone = parseMobile(guest.phone)
  refuseProblems(phone === null ? { phone: 'phone' } : {}, ['phone'])
  const asked = { ...guest, phone: defined(phone, 'phone') }
  await shop.addressLimits.noticeRequests.take(from)
  await refuseDeadNumber(shop, asked.phone)
  if (asked.entered) {
    const code = await tryEntered(shop, asked.phone, asked.entered, from)
    await shop.db.transaction((tx) => subscribe(tx, shop, asked, wish, { code, from }))
  } else if (asked.isKnown) {
    await shop.db.transaction((tx) => subscribe(tx, shop, asked, wish))
  } else {
    return { codeId: await sendCode(shop, asked, wish, from) }
  }
  // The page that the link of each SMS opens; the first SMS may come in weeks.
  return { stop: `/api/n/${smsUnsubscribeToken(shop.secrets.dataKey, asked.phone, wish.kind, wish.language)}` }
}

/** A promise to a number that gets no SMS would never be kept. */
async function refuseDeadNumber({ db, secrets, sms }: PhoneShop, phone: string): Promise<void> {
  const reachesNobody = !sms.gateway || smsNumber(phone) === null
  if (reachesNobody || (await isDeadNumber(db, phoneIndex(secrets.dataKey, phone)))) throw noSms()
}

async function sendCode(
  shop: PhoneShop,
  { phone, cartKey }: Pick<Guest, 'phone' | 'cartKey'>,
  wish: Wish,
  ip: string,
): Promise<string> {
  const { db, secrets, sms, addressLimits } = shop
  const index = phoneIndex(secrets.dataKey, phone)
  if (!(await canSendWithoutOrder(db, sms))) throw noSms()
  const asker = await askerOf(db, secrets.rateLimitKey, '', { ip })
  return db.transaction(async (tx) => {
    await guestSubject(tx, wish, cartKey)
    const wanted = { email: '', phoneIndex: index, purpose: 'verify-notice', registrationId: null, asker } as const
    const id = await takeCode(tx, wanted)
    const network = networkNames(secrets.rateLimitKey, ip)
    await addressLimits.askedSms(tx).take({ phoneIndex: index, ...network, code: 'notice' })
    const code = defined(await giveDigits(tx, secrets, { id }), 'digits of a new code')
    const { language } = wish
    const event = `notice-code:${id}`
    const data = { code }
    await queueSms(tx, secrets, { event, phone, template: 'notice-code', language, data, isUnproved: true })
    return id
  })
}

/** A code counts only for the number that it went to. */
async function tryEntered(
  shop: PhoneShop,
  phone: string,
  { id, digits: otp }: NonNullable<Guest['entered']>,
  ip: string,
): Promise<OneTimeCode> {
  const sent = await findCode(shop.db, id)
  const isOfNumber =
    sent?.purpose === 'verify-notice' && sent.phoneIndex?.equals(phoneIndex(shop.secrets.dataKey, phone)) === true
  return tryCode(shop, { code: isOfNumber ? sent : undefined, otp, ip })
}

async function subscribe(
  tx: Db,
  { secrets, addressLimits }: PhoneShop,
  { phone, cartKey }: Pick<Guest, 'phone' | 'cartKey'>,
  wish: Wish,
  entered?: { code: OneTimeCode; from: string },
): Promise<void> {
  const person = personOf(secrets.dataKey, phone)
  const columns = phoneColumns(secrets.dataKey, person, phone)
  await lockContact(tx, { email: '', phoneIndex: columns.phoneIndex })
  const subject = await guestSubject(tx, wish, cartKey)
  if ((await countConfirmed(tx, person)) >= MAX_NOTICES) throw tooManyNotices()
  if (entered && !(await useCode(tx, entered.code.id))) throw wrongCode()
  await putOwn(tx, { ...rowOf(wish), ...subject, person, ...columns })
  if (!entered) return
  const network = networkNames(secrets.rateLimitKey, entered.from)
  await addressLimits.askedSms(tx).entered({ phoneIndex: columns.phoneIndex, ...network })
}
