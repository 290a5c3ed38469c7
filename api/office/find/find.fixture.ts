import type { Found } from '#contract/admin/find.ts'
import type { App } from '../../app.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

/** Logs an owner in. Returns a function that finds what they type. */
export async function givenFinder(app: App): Promise<(q: string) => Promise<Found>> {
  const { call } = await givenStaff(app)
  return async (q) => {
    const answer = await call('GET', `/find?q=${encodeURIComponent(q)}`)
    if (answer.statusCode !== 200) throw new Error(`the search failed: ${answer.body}`)
    return answer.json()
  }
}
