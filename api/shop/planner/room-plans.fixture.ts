import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import type { App } from '../../app.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'

/** Inserts and logs in a user. Returns calls of the plans in their account. */
export async function givenPlanner(app: App, db: Db, email = 'asmita@post.example') {
  const user = await givenUser(db, { email })
  const { headers } = await givenSession(db, user.id)
  const send = (method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    app.inject({ method, url: `/api/room-plans${path}`, headers, ...(payload && { payload }) })
  const keep = (id: string, plan: Plan | string, version: string | null = null) =>
    send('PUT', `/${id}`, { plan: typeof plan === 'string' ? plan : writePlan(plan), version })
  const list = async () => (await send('GET')).json().data
  return { user, headers, send, keep, list }
}
