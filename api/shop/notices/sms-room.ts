import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { isSmsHour, MAX_NOTICE_SMS_A_DAY } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import { smsDeadNumbers, smsMessages, subscriptions } from '../../platform/db/schema.ts'
import { noticeTemplates } from '../../platform/sms/sms-data.ts'
import { isHalted, readSpentParts } from '../../platform/sms/sms-queries.ts'
import { roomOf } from '../../platform/sms/sms-spending.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { isAlone } from './is-alone.ts'

/** Share of a day's parts that notices take at most: an import that lowers all prices must not keep buyers from their codes. */
const SHARE_OF_PARTS = 0.25
const PARTS_OF_A_NOTICE = 2

/**
 * Returns how many notices this transaction can queue as SMS now: none at night, while SMS do not go out, while another one
 * queues some, or once notices have had their share of 24 hours. Those that still wait to be sent count as sent.
 */
export async function roomForSms(tx: Db, sms: Sms, at: Date): Promise<number> {
  if (!sms.gateway || !isSmsHour(at) || (await isHalted(tx)) || !(await isAlone(tx, 'by SMS'))) return 0
  const queued = await tx.$count(smsMessages, and(sql`${smsMessages.createdAt} > ${since(at)}`, isNotice))
  const spent = await readSpentParts(tx, at)
  const notices = Math.max(spent.notices, queued * PARTS_OF_A_NOTICE)
  const all = spent.all - spent.notices + notices
  const ofShoppers = roomOf({ ...spent, all, notices }, sms, { isOfShoppers: true })
  return Math.max(0, Math.floor(Math.min(ofShoppers, sms.dailyParts * SHARE_OF_PARTS - notices) / PARTS_OF_A_NOTICE))
}

/**
 * Whether a request of `subscriptions` is one by email, or, with room for SMS, one by a phone that has got few today and that
 * no gateway has called invalid.
 */
export function canBeTold(at: Date, hasRoom: boolean): SQL {
  if (!hasRoom) return sql`${subscriptions.phone} is null`
  return sql`(${subscriptions.phone} is null or ((select count(*) from ${smsMessages}
    where ${smsMessages.phoneIndex} = ${subscriptions.phoneIndex} and ${isNotice}
    and ${smsMessages.createdAt} > ${since(at)}) < ${MAX_NOTICE_SMS_A_DAY}
    and not exists (select from ${smsDeadNumbers} where ${smsDeadNumbers.phoneIndex} = ${subscriptions.phoneIndex})))`
}

const isNotice = inArray(smsMessages.template, [...noticeTemplates])

function since(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz - interval '1 day'`
}
