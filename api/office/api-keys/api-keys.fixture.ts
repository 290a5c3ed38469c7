import type { App } from '../../app.ts'
import { apiScopeNames, type ApiScope } from '#domain/api-keys/api-keys.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

type Wanted = { scopes?: readonly ApiScope[]; days?: number; callsPerMinute?: number; name?: string }
type Staff = Awaited<ReturnType<typeof givenStaff>>

/** Makes a key in the back office. `call` sends requests as a program does, each POST with its own idempotency key. */
export async function givenApiKey(app: App, { scopes = apiScopeNames, ...wanted }: Wanted = {}, maker?: Staff) {
  const by = maker ?? (await givenStaff(app, 'manager'))
  const made = await by.call('POST', '/api-keys', { name: 'Accountant', scopes, ...wanted })
  if (made.statusCode !== 200) throw new Error(`the key was refused: ${made.body}`)
  const { id, token } = made.json<{ id: string; token: string }>()
  const authorization = `Bearer ${token}`
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization, ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }), ...headers },
      ...(payload && { payload }),
    })
  return { id, token, maker: by, call }
}
