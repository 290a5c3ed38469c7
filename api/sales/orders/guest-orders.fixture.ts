import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'

/** A member who looks for orders placed without logging in. */
export async function givenGuestMember(app: App, db: Db, email = 'asmita@post.example') {
  const user = await givenUser(db, { email })
  const { headers } = await givenSession(db, user.id)
  const url = '/api/guest-orders'
  return {
    user,
    headers,
    look: async () => (await app.inject({ url, headers })).json().data,
    add: async (...orderIds: string[]) => {
      const answer = await app.inject({ method: 'POST', url, headers, payload: { orderIds } })
      if (answer.statusCode !== 200) throw new Error(`Adding is answered ${answer.statusCode}: ${answer.body}`)
      const { added, left } = answer.json()
      return { added, left }
    },
  }
}
