import type { z } from 'zod'
import type { FeedbackBody } from '#contract/help.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { helpFeedback } from '../../platform/db/schema.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'

/**
 * Stores a visitor's feedback on the Help Center, without the visitor's identity.
 *
 * @param from  the client's address, by which feedback is counted
 * @throws AppError too_many_requests
 */
export async function keepFeedback(
  { db, addressLimits }: { db: Db; addressLimits: AddressLimits },
  said: z.output<typeof FeedbackBody> & { language: Language },
  from: string,
): Promise<void> {
  await addressLimits.helpFeedback.take(from)
  await db.insert(helpFeedback).values(said)
}
