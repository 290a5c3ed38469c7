import { eq, isNull } from 'drizzle-orm'
import { demoShopper } from '../../seed/shopper.ts'
import { givenSession, givenUser } from '../accounts/given-user.ts'
import type { App } from '../app.ts'
import { orders, shopSettings, users } from '../db/schema.ts'
import { givenStaff } from '../staff/given.ts'
import type { Answer } from './send.ts'

const roles = ['guest', 'shopper', 'support', 'owner'] as const
export type Role = (typeof roles)[number]

export type Actors = {
  /** What a request in this role sends to show who it is. */
  headersOf: (role: Role) => Record<string, string>
  /** Takes note of an answer: cookies are kept, and who was logged out or shut out comes back. */
  heard: (role: Role, call: string, answer: Answer) => Promise<void>
}

type Actor = { headers: Record<string, string>; cookies: Map<string, string> }

/** After these, somebody may be logged out, blocked, removed, or asked for a second factor. */
const SHUTTING_OUT = /login|logout|session|password|totp|staff|block|proof|join|^(PUT|DELETE) \/api\/user\/\{id\}/i

/** One of each role, all logged in. */
export async function openActors(app: App): Promise<Actors> {
  const actors = new Map<Role, Actor>()
  const comeBack = async (role: Role) => actors.set(role, await open(app, role, actors.get(role)))
  for (const role of roles) await comeBack(role)
  return {
    headersOf(role) {
      const { headers, cookies } = actors.get(role)!
      if (cookies.size === 0) return headers
      return { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    },
    async heard(role, call, { status, cookies }) {
      for (const { name, value } of cookies) actors.get(role)!.cookies.set(name, value)
      const hasChanged = status < 300 && !call.startsWith('GET') && SHUTTING_OUT.test(call)
      if (hasChanged) for (const one of roles) await comeBack(one)
      else if (status === 401 && role !== 'guest') await comeBack(role)
    },
  }
}

async function open(app: App, role: Role, before: Actor | undefined): Promise<Actor> {
  if (role === 'guest') return before ?? { headers: {}, cookies: new Map() }
  if (role === 'shopper') return openShopper(app, before)
  await app.db.update(shopSettings).set({ staffTotpRequired: false })
  const { cookies } = await givenStaff(app, role)
  return { headers: {}, cookies: new Map(Object.entries(cookies)) }
}

/** The demo's shopper, to whom all orders of accounts that are gone belong, too. */
async function openShopper({ db }: App, before: Actor | undefined): Promise<Actor> {
  const [found] = await db.select().from(users).where(eq(users.email, demoShopper.email))
  const user = found ?? (await givenUser(db, { email: demoShopper.email }))
  await db.update(users).set({ blockedAt: null, blockReason: '' }).where(eq(users.id, user.id))
  await db.update(orders).set({ userId: user.id }).where(isNull(orders.userId))
  const { headers } = await givenSession(db, user.id)
  return { headers, cookies: before?.cookies ?? new Map() }
}
