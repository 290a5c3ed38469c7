import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { isSmsHour, MAX_NOTICE_SMS_A_DAY } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import { smsMessages, subscriptions } from '../../platform/db/schema.ts'
import { noticeTemplates } from '../../platform/sms/sms-data.ts'
import { isHalted } from '../../platform/sms/sms-queries.ts'
import type { Sms } from '../../platform/sms/sms.ts'

/** Share of a day's parts that notices take at most: an import that lowers all prices must not keep buyers from their codes. */
const SHARE_OF_PARTS = 0.25
const PARTS_OF_A_NOTICE = 2

/**
 * Returns how many notices can be queued as SMS now: none at night, while SMS do not go out, or once notices have had their
 * share of 24 hours.
 */
export async function roomForSms(db: Db, sms: Sms, at: Date): Promise<number> {
  if (!sms.gateway || !isSmsHour(at) || (await isHalted(db))) return 0
  const isRecent = sql`${smsMessages.createdAt} > ${since(at)}`
  const sent = await db.$count(smsMessages, and(isRecent, isNotice))
  return Math.max(0, Math.floor((sms.dailyParts * SHARE_OF_PARTS) / PARTS_OF_A_NOTICE) - sent)
}

/** Whether a request of `subscriptions` is one by email, or, with room for SMS, one by a phone that has got few today. */
export function canBeTold(at: Date, hasRoom: boolean): SQL {
  if (!hasRoom) return sql`${subscriptions.phone} is null`
  return sql`(${subscriptions.phone} is null or (select count(*) from ${smsMessages}
    where ${smsMessages.phoneIndex} = ${subscriptions.phoneIndex} and ${isNotice}
    and ${smsMessages.createdAt} > ${since(at)}) < ${MAX_NOTICE_SMS_A_DAY})`
}

const isNotice = inArray(smsMessages.template, [...noticeTemplates])

function since(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz - interval '1 day'`
}
