import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#domain/staff/staff.ts'
import { hashCheaply } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import { staff } from '../../platform/db/schema.ts'

export const STAFF_PASSWORD = 'staff-of-kastha'

/**
 * Inserts a staff member and logs them in. `call` sends requests as the back office does, each POST with its own key.
 */
export async function givenStaff(app: App, role: StaffRole = 'owner') {
  const id = randomUUID()
  const email = `${role}-${id.slice(0, 8)}@kastha.example`
  const person = { id, name: `${role} of the shop`, email, role }
  await app.db.insert(staff).values({ ...person, passwordHash: await hashCheaply(STAFF_PASSWORD) })
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email, password: STAFF_PASSWORD },
  })
  if (login.statusCode !== 200) throw new Error(`the login failed: ${login.body}`)
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const call = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/api/admin${path}`,
      cookies,
      headers: { ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...headers },
      ...(payload && { payload }),
    })
  return { ...person, cookies, call }
}
