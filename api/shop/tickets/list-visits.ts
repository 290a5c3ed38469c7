import type { VisitsReply } from '#contract/tickets.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { endOfNepalDay, nepalDay } from '#domain/nepal-time.ts'
import { visitDays } from '#domain/tickets/visit-days.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { done } from '../../platform/http/done.ts'
import { readHolidays } from '../delivery-zones/delivery-queries.ts'
import { readVisitedDistricts } from './visit-queries.ts'

/** Returns where and on which days somebody may come to measure. */
export async function listVisits(db: Db, now = new Date()): Promise<Answer<VisitsReply>> {
  const [visited, holidays] = await Promise.all([readVisitedDistricts(db), readHolidays(db)])
  const offered = provinces.map(({ name, districts }) => {
    return { name, districts: districts.map((district) => district.name).filter((one) => visited.includes(one)) }
  })
  const data = {
    provinces: offered.filter(({ districts }) => districts.length > 0),
    days: visitDays(now, holidays),
  }
  return {
    payload: { ...done('Measuring visits found'), data },
    tags: ['delivery', 'settings'],
    keepForMs: endOfNepalDay(nepalDay(now)).getTime() - now.getTime(),
  }
}
