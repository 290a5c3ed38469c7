import type { CustomRequestRow } from '#contract/custom-requests.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { presentRequestRow } from './present-request.ts'
import { countRequestsOf, readAround, readRequestsOf } from './request-queries.ts'

type Found = { data: CustomRequestRow[]; totalRequests: number; page: number; pages: number }

/** Returns one page of an account's requests, newest first; an account without requests has one empty page. */
export async function listRequests(
  db: Db,
  userId: string,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<Found> {
  const [rows, totalRequests] = await Promise.all([
    readRequestsOf(db, userId, { limit, offset: (page - 1) * limit }),
    countRequestsOf(db, userId),
  ])
  const aroundOf = await readAround(db, rows, language)
  const shown = { language, now: new Date() }
  const data = rows.map((request) => presentRequestRow(request, aroundOf(request.id), shown))
  return { data, totalRequests, page, pages: Math.max(1, Math.ceil(totalRequests / limit)) }
}
