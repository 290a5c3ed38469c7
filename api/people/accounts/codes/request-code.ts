import {
  CODE_RESEND_AFTER_S,
  CODES_AN_HOUR,
  CODES_OF_ALL_A_DAY,
  CODES_OF_ALL_AN_HOUR,
} from '#domain/accounts/one-time-code.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import { say } from '../../../platform/language/sentence.ts'
import type { AddressLimits } from '../../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../../platform/rate-limits/is-within.ts'
import { sayWait } from '../../../platform/rate-limits/say-wait.ts'
import type { Asker } from './code-asker.ts'
import { insertCode, lockContact, readCodesOfLastDay, type CodeContact, type CodePurpose } from './code-queries.ts'
import type { Language } from '#domain/language/languages.ts'
import { doneIn } from '../../../platform/http/done.ts'
import { givenEmail } from '../email-address.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * The code that a caller requests. `registrationId` is the registration that a code for an email address verifies,
 * `orderId` the order that a code verifies; null for other purposes.
 */
type WantedCode = CodeContact & {
  purpose: CodePurpose
  registrationId: string | null
  orderId?: string
  asker: Asker
}
type Limits = Pick<AddressLimits, 'awaitedMails'>
type SentCode = Awaited<ReturnType<typeof readCodesOfLastDay>>[number]

/**
 * Requests a first code. It sends no other one while the client can still enter a code requested a moment ago.
 *
 * @returns the id of the code that the client can enter
 * @throws AppError too_many_requests
 */
export async function requestCode(tx: Db, limits: Limits, wanted: WantedCode): Promise<string> {
  await lockContact(tx, wanted)
  const sent = await readCodesOfLastDay(tx, wanted)
  const latest = latestFor(sent, wanted)
  const hasOne = latest && latest.isOpen && latest.registrationId === wanted.registrationId
  if (hasOne && latest.ageS < CODE_RESEND_AFTER_S) return latest.id
  return addCode(tx, limits, wanted, sent)
}

/**
 * Requests another code.
 *
 * @returns its id
 * @throws AppError too_many_requests
 */
export async function requestAnotherCode(tx: Db, limits: Limits, wanted: WantedCode): Promise<string> {
  await lockContact(tx, wanted)
  return addCode(tx, limits, wanted, await readCodesOfLastDay(tx, wanted))
}

/**
 * Inserts another code, which the caller sends.
 *
 * @returns its id
 * @throws AppError too_many_requests
 */
export async function takeCode(tx: Db, wanted: WantedCode): Promise<string> {
  await lockContact(tx, wanted)
  return insertWithinLimits(tx, wanted, await readCodesOfLastDay(tx, wanted))
}

/** Does the same for every email address; only the job checks whether it has an account (send-code.ts). */
async function addCode(tx: Db, { awaitedMails }: Limits, wanted: WantedCode, sent: SentCode[]): Promise<string> {
  const codeId = await insertWithinLimits(tx, wanted, sent)
  const isBeyondShare = !(await isWithin(() => awaitedMails.take(wanted.asker.ip)))
  await enqueue(tx, 'send-code', { codeId, isBeyondShare }, { priority: isBeyondShare ? 0 : 1 })
  return codeId
}

async function insertWithinLimits(tx: Db, wanted: WantedCode, sent: SentCode[]): Promise<string> {
  refuseBeyond(sent.filter(isOwn(wanted)), CODES_AN_HOUR, HOUR_S)
  if (!wanted.asker.isKnown) {
    refuseBeyond(sent, CODES_OF_ALL_AN_HOUR, HOUR_S)
    refuseBeyond(sent, CODES_OF_ALL_A_DAY, DAY_S)
  }
  refuseTooSoon(latestFor(sent, wanted))
  return insertCode(tx, { orderId: null, ...wanted, asker: wanted.asker.hash })
}

/** Whether a code was requested by the same network or device, or sent for the same order. */
function isOwn({ asker, orderId }: WantedCode) {
  return (code: SentCode) => code.asker?.equals(asker.hash) || (orderId !== undefined && code.orderId === orderId)
}

function latestFor(sent: SentCode[], wanted: WantedCode): SentCode | undefined {
  return sent.filter(isOwn(wanted)).find(({ purpose }) => purpose === wanted.purpose)
}

/** @param sent  newest first */
function refuseBeyond(sent: SentCode[], most: number, withinS: number) {
  const oldestThatCounts = sent[most - 1]
  if (!oldestThatCounts || oldestThatCounts.ageS >= withinS) return
  const waitS = Math.max(1, withinS - oldestThatCounts.ageS)
  const sentence = say('codes.too-many-requests', { when: sayWait(waitS) })
  throw new AppError('too_many_requests', sentence, undefined, waitS)
}

function refuseTooSoon(latest: SentCode | undefined) {
  if (!latest || latest.ageS >= CODE_RESEND_AFTER_S) return
  const waitS = CODE_RESEND_AFTER_S - latest.ageS
  const when = say('limits.seconds', { seconds: waitS })
  const sentence = say('codes.wait', { when })
  throw new AppError('too_many_requests', sentence, undefined, waitS)
}

/** The answer to every request for a code, whether or not a mail is sent. */
export function codeSent(email: string, language: Language) {
  return doneIn(language, 'account.code-sent', { email: givenEmail(email) })
}
