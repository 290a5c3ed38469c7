import { eq, isNull } from 'drizzle-orm'
import { apiScopeNames, keyPaces } from '#domain/api-keys/api-keys.ts'
import { demoShopper } from '../../../seed/shopper.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import { apiKeys, orders, shopSettings, users } from '../../platform/db/schema.ts'
import { drawKey } from '../../office/api-keys/key-form.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Answer } from './send.ts'

const roles = ['guest', 'shopper', 'support', 'owner', 'program'] as const
export type Role = (typeof roles)[number]

export type Actors = {
  /** Returns the headers that identify a role. */
  headersOf: (role: Role) => Record<string, string>
  /** Handles an answer: stores its cookies, and logs roles in again after a logout or a lockout. */
  heard: (role: Role, call: string, answer: Answer) => Promise<void>
}

type Actor = { headers: Record<string, string>; cookies: Map<string, string> }

/** Calls that may log a role out, block or remove it, or require a second factor of it. */
const SHUTTING_OUT = /login|logout|session|password|totp|staff|block|proof|join|^(PUT|DELETE) \/api\/user\/\{id\}/i

/** Logs in one actor per role. */
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
  if (role === 'program') return openProgram(app)
  const { cookies } = await givenStaff(app, role)
  return { headers: {}, cookies: new Map(Object.entries(cookies)) }
}

/** Inserts a key with all scopes, also when there are as many as staff may make. */
async function openProgram(app: App): Promise<Actor> {
  const maker = await givenStaff(app, 'manager')
  const { token, ...key } = drawKey()
  const expiresAt = new Date(Date.now() + 86_400_000)
  const rights = { scopes: apiScopeNames, callsPerMinute: keyPaces[2], expiresAt }
  await app.db.insert(apiKeys).values({ ...key, ...rights, name: 'Program', staffId: maker.id })
  return { headers: { authorization: `Bearer ${token}` }, cookies: new Map() }
}

/** Logs in the demo's shopper, who also gets all orders of deleted accounts. */
async function openShopper({ db }: App, before: Actor | undefined): Promise<Actor> {
  const [found] = await db.select().from(users).where(eq(users.email, demoShopper.email))
  const user = found ?? (await givenUser(db, { email: demoShopper.email }))
  await db.update(users).set({ blockedAt: null, blockReason: '' }).where(eq(users.id, user.id))
  await db.update(orders).set({ userId: user.id }).where(isNull(orders.userId))
  const { headers } = await givenSession(db, user.id)
  return { headers, cookies: before?.cookies ?? new Map() }
}
