import type { ListItem } from '#contract/wishlist.ts'
import { eq } from 'drizzle-orm'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { variants } from '../../platform/db/schema.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** Inserts and logs in a user. Returns calls of their list. */
export async function givenLister(app: App, db: Db, email = 'asmita@post.example') {
  const user = await givenUser(db, { email })
  const { headers } = await givenSession(db, user.id)
  const send = (method: Method, path = '', payload?: object) =>
    app.inject({ method, url: `/api/list${path}`, headers, ...(payload && { payload }) })

  /** Makes a call that must succeed, and returns the whole list. */
  async function ask(method: Method, path = '', payload?: object) {
    const answer = await send(method, path, payload)
    if (answer.statusCode !== 200) throw new Error(`${method} ${path} answers ${answer.statusCode}: ${answer.body}`)
    return answer.json() as { data: ListItem[]; share: { token: string } | null }
  }
  return { user, headers, send, ask }
}

export async function setStock(db: Db, productId: number, stock: number): Promise<void> {
  await db.update(variants).set({ stock }).where(eq(variants.productId, productId))
}

export function namesOf({ data }: { data: ListItem[] }): string[] {
  return data.map(({ name }) => name)
}
