import { setTimeout } from 'node:timers/promises'
import { smsSize } from '#domain/sms/sms-parts.ts'
import { readMailShop } from '../mail/mail-queries.ts'
import { decrypt } from '../secrets/encryption.ts'
import { alertStaff } from './alert-staff.ts'
import { composeSms } from './compose-sms.ts'
import type { SmsAnswer, SmsGateway } from './gateway.ts'
import { smsAad, type SmsContent, type SmsRow } from './queue-sms.ts'
import { isCodeTemplate, isNotice, type SmsData, type SmsTemplate } from './sms-data.ts'
import {
  countNewsTo,
  endSms,
  insertDeadNumber,
  isDeadNumber,
  isSmsWaiting,
  leaseSms,
  noteTry,
  releaseSms,
} from './sms-queries.ts'
import { isSpent, mostToANumber } from './sms-spending.ts'
import type { SmsTools } from './sms.ts'

/** A gateway that did not answer may have sent the message: once more risks one double, not many. */
const MOST_TRIES = 2

/**
 * Sends an SMS of the outbox, unless it has an outcome already. A process sends one after the other, with a pause.
 *
 * @throws Error when the gateway did not answer for the first time, or another worker is sending it
 */
export async function sendSms({ smsId }: { smsId: string }, tools: SmsTools): Promise<void> {
  const { db, sms } = tools
  const message = await leaseSms(db, smsId)
  if (!message) {
    if (await isSmsWaiting(db, smsId)) throw new Error(`SMS ${smsId} is being sent by another worker`)
    return
  }
  try {
    await sendLeased(message, tools)
  } catch (error) {
    await releaseSms(db, smsId, error instanceof Error ? error.message : String(error))
    throw error
  }
  await setTimeout(sms.gateway?.paceMs ?? 0)
}

async function sendLeased(message: SmsRow, tools: SmsTools): Promise<void> {
  const { db, sms, log } = tools
  const { id, createdAt, isUnproved } = message
  const template = message.template as SmsTemplate
  const { gateway } = sms
  if (!gateway) return endSms(db, id, { outcome: 'refused', lastError: 'no gateway is set' })
  if (message.expiresAt < new Date()) return endSms(db, id, { outcome: 'expired' })
  if (message.tries >= MOST_TRIES) return endSms(db, id, { outcome: 'away' })
  if (await isDeadNumber(db, message.phoneIndex)) return endSms(db, id, { outcome: 'no-number' })

  // Codes have limits of their own (rate-limits/sms-limits.ts).
  const most = mostToANumber(template)
  if (!isCodeTemplate(template) && (await countNewsTo(db, message.phoneIndex)) >= most) {
    return endSms(db, id, { outcome: 'capped', lastError: `${most} SMS to this number in 24 hours` })
  }

  const { to, text } = await compose(message, tools)
  const { parts } = smsSize(text)
  if (await isSpent(db, sms, { parts, isOfShoppers: isUnproved || isNotice(template) })) {
    await endSms(db, id, { outcome: 'capped' })
    return alertStaff(tools, { gateway: gateway.name, kind: 'capped', why: `${sms.dailyParts} parts a day` })
  }
  await noteTry(db, id, parts)
  const answer = await gateway.send({ id, createdAt, to, text })
  log.info({ smsId: id, template, parts, says: answer.says }, 'SMS handed to the gateway')
  await takeAnswer(message, gateway, answer, tools)
}

async function takeAnswer(message: SmsRow, { name }: SmsGateway, answer: SmsAnswer, tools: SmsTools): Promise<void> {
  const { db } = tools
  const { id } = message
  if (answer.says === 'sent') return endSms(db, id, { outcome: 'sent', gateway: name, gatewayId: answer.id })
  const { says, why } = answer
  if (says === 'away' && message.tries + 1 < MOST_TRIES) throw new Error(`The gateway ${name} is away: ${why}`)
  if (says === 'no-number') await insertDeadNumber(db, message, name, answer)
  await endSms(db, id, { outcome: says, gateway: name, lastError: why })
  if (says === 'halted' || says === 'refused') await alertStaff(tools, { gateway: name, kind: says, why })
}

async function compose(message: SmsRow, { db, secrets, publicUrl }: SmsTools): Promise<{ to: string; text: string }> {
  const shop = await readMailShop(db, publicUrl, message.language)
  if (!shop) throw new Error('The shop is not set up yet')
  const opened = decrypt(secrets.dataKey, message.content!, smsAad(message))
  const { to, data } = JSON.parse(opened) as SmsContent
  const template = message.template as SmsTemplate
  return { to, text: composeSms(template, data as SmsData[SmsTemplate], shop) }
}
