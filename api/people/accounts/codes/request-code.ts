import { CODE_RESEND_AFTER_S, CODES_AN_HOUR } from '#domain/one-time-code.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import { say } from '../../../platform/language/sentence.ts'
import { insertCode, lockEmail, readCodesOfLastHour, type CodePurpose } from './code-queries.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * The code that a caller requests. `registrationId` is the registration that a code for an email address verifies,
 * `orderId` the order that a code verifies; null for other purposes.
 */
type WantedCode = { email: string; purpose: CodePurpose; registrationId: string | null; orderId?: string }
type SentCode = Awaited<ReturnType<typeof readCodesOfLastHour>>[number]

/**
 * Requests a first code. It sends no other one while the client can still enter a code requested a moment ago.
 *
 * @throws AppError too_many_requests
 */
export async function requestCode(tx: Db, wanted: WantedCode): Promise<void> {
  await lockEmail(tx, wanted.email)
  const sent = await readCodesOfLastHour(tx, wanted)
  const latest = latestFor(sent, wanted)
  const hasOne = latest && latest.isOpen && latest.registrationId === wanted.registrationId
  if (!hasOne || latest.ageS >= CODE_RESEND_AFTER_S) await addCode(tx, wanted, sent)
}

/**
 * Requests another code.
 *
 * @throws AppError too_many_requests
 */
export async function requestAnotherCode(tx: Db, wanted: WantedCode): Promise<void> {
  await lockEmail(tx, wanted.email)
  await addCode(tx, wanted, await readCodesOfLastHour(tx, wanted))
}

/** Does the same for every email address; only the job checks whether it has an account (send-code.ts). */
async function addCode(tx: Db, wanted: WantedCode, sent: SentCode[]): Promise<void> {
  refuseTooMany(sent)
  refuseTooSoon(latestFor(sent, wanted))
  await enqueue(tx, 'send-code', { codeId: await insertCode(tx, { orderId: null, ...wanted }) })
}

function latestFor(sent: SentCode[], { purpose }: WantedCode): SentCode | undefined {
  return sent.find((code) => code.purpose === purpose)
}

function refuseTooMany(sent: SentCode[]) {
  const oldestThatCounts = sent[CODES_AN_HOUR - 1]
  if (!oldestThatCounts) return
  const waitS = Math.max(1, HOUR_S - oldestThatCounts.ageS)
  const minutes = Math.ceil(waitS / MINUTE_S)
  const when = minutes === 1 ? say('in a minute') : say('in {minutes} minutes', { minutes })
  const sentence = say('Too many OTP requests. Please try again {when}.', { when })
  throw new AppError('too_many_requests', sentence, undefined, waitS)
}

function refuseTooSoon(latest: SentCode | undefined) {
  if (!latest || latest.ageS >= CODE_RESEND_AFTER_S) return
  const waitS = CODE_RESEND_AFTER_S - latest.ageS
  const when = waitS === 1 ? say('1 second') : say('{seconds} seconds', { seconds: waitS })
  const sentence = say('Please wait {when} before requesting another OTP.', { when })
  throw new AppError('too_many_requests', sentence, undefined, waitS)
}
