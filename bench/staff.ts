/** The demo's owner (api/office/staff/ensure-owner.ts). */
const owner = { email: 'owner@kastha.example', password: 'kastha-owner' }

/** Calls a path below /api/admin as the owner. */
export type Ask = (path: string) => Promise<Response>

export async function logIn(origin: string): Promise<Ask> {
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0]
  if (!login.ok || !cookie) throw new Error(`The owner was not let in: ${login.status} ${await login.text()}`)
  return async (path) => {
    const answer = await fetch(`${origin}/api/admin${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
}
