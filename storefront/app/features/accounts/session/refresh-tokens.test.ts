import { compileMessage } from '@lingui/message-utils/compileMessage'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#messages/pages.ts'

const PATH = '/api/user/user-details'

type Sent = { path: string; token: string | undefined; body: { refreshToken: string; attempt?: string } }

/** Rotates tokens like the API: a refresh token is valid once, and again for the attempt whose response was lost. */
class Shop {
  sent: Sent[] = []
  generation = 1
  lastAttempt: string | undefined
  isRevoked = false
  /** Faults for the next refresh responses; the server has done its work by then. */
  troubles: ('lost' | 'busy')[] = []
  /** Imitates other tabs while the response of a refresh is on its way. */
  meanwhile = () => {}
  accessToken = (generation: number) => `access-${generation}`

  answer = async (path: string, { headers, body }: { headers: Record<string, string>; body: string | null }) => {
    const token = headers['authorization']?.slice('Bearer '.length)
    this.sent.push({ path, token, body: body ? JSON.parse(body) : undefined })
    await new Promise((go) => setTimeout(go))
    if (path !== '/api/user/refresh-token') return this.#details(token)
    const [trouble] = this.troubles.splice(0, 1)
    if (trouble === 'busy') return reply(503, { success: false, error: true, message: 'busy' })
    const answer = this.#refresh(JSON.parse(body!))
    this.meanwhile()
    if (trouble === 'lost') throw new TypeError('Failed to fetch')
    return answer
  }

  get refreshes() {
    return this.sent.filter(({ path }) => path === '/api/user/refresh-token')
  }

  #details(token: string | undefined) {
    if (this.isRevoked || token !== this.accessToken(this.generation)) return expired()
    return reply(200, { success: true, error: false, message: '', data: { name: 'Asmita' } })
  }

  #refresh({ refreshToken, attempt }: Sent['body']) {
    const isPresent = refreshToken === `refresh-${this.generation}`
    const isRepeated = refreshToken === `refresh-${this.generation - 1}` && attempt === this.lastAttempt
    if (this.isRevoked || (!isPresent && !isRepeated)) {
      this.isRevoked = true
      return expired()
    }
    if (isPresent) this.generation += 1
    this.lastAttempt = attempt
    const data = { accesstoken: this.accessToken(this.generation), refreshToken: `refresh-${this.generation}` }
    return reply(200, { success: true, error: false, message: '', data })
  }
}

function reply(status: number, body: unknown) {
  return new Response(JSON.stringify(body), { status })
}

function expired() {
  return reply(401, { success: false, error: true, message: 'Session expired. Please login again.' })
}

const ranOut = (generation: number) => `x.${btoa(JSON.stringify({ exp: 1, generation }))}.y`

let shop: Shop
let storage: Map<string, string>

beforeEach(() => {
  shop = new Shop()
  storage = new Map([
    ['accesstoken', 'access-0'],
    ['refreshtoken', 'refresh-1'],
  ])
  vi.stubGlobal('fetch', shop.answer)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

/** Imports the modules afresh, as in a new tab, over the shared storage. */
async function openTab() {
  vi.resetModules()
  const { addMessages } = await import('../../../messages/text.ts')
  addMessages('en', Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)])))
  const { authorisedCall } = await import('./authorised-call.ts')
  const { readSession, setSession } = await import('./session.ts')
  const details = () => authorisedCall<{ success: true; data: { name: string } }>({ method: 'GET', path: PATH })
  return { details, readSession, setSession }
}

const asmita = { success: true, data: { name: 'Asmita' } }

test('many refused calls refresh once, and each is repeated with the new token', async () => {
  const tab = await openTab()
  const answers = await Promise.all([tab.details(), tab.details(), tab.details(), tab.details()])
  for (const answer of answers) expect(answer).toMatchObject(asmita)
  expect(shop.refreshes).toHaveLength(1)
  expect(shop.sent.filter(({ token }) => token === 'access-2')).toHaveLength(4)
  expect(Object.fromEntries(storage)).toEqual({ accesstoken: 'access-2', refreshtoken: 'refresh-2' })
})

test('a call refused after another call’s refresh is repeated without a second refresh', async () => {
  const tab = await openTab()
  const late = tab.details()
  await tab.details()
  expect(await late).toMatchObject(asmita)
  storage.set('accesstoken', 'access-1')
  storage.set('refreshtoken', 'refresh-2')
  const again = tab.details()
  storage.set('accesstoken', 'access-2') // another tab was faster
  expect(await again).toMatchObject(asmita)
  expect(shop.refreshes).toHaveLength(1)
})

test('several tabs refresh once', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()]
  const answers = await Promise.all(tabs.map(({ details }) => details()))
  for (const answer of answers) expect(answer).toMatchObject(asmita)
  expect(shop.refreshes).toHaveLength(1)
})

test('tabs without locks share an attempt id, so that none looks like a thief', async () => {
  vi.stubGlobal('navigator', {})
  const tabs = [await openTab(), await openTab()]
  const answers = await Promise.all(tabs.map(({ details }) => details()))
  for (const answer of answers) expect(answer).toMatchObject(asmita)
  expect(new Set(shop.refreshes.map(({ body }) => body.attempt)).size).toBe(1)
  expect(shop.isRevoked).toBe(false)
})

test('a refresh without an answer is repeated under the same name, also by the next page', async () => {
  shop.troubles = ['lost']
  expect(await (await openTab()).details()).toEqual({ success: false, error: true, message: 'An error occurred' })
  expect(storage.get('refreshtoken')).toBe('refresh-1')
  expect(await (await openTab()).details()).toMatchObject(asmita)
  const [first, second] = shop.refreshes
  expect(first!.body.attempt).toMatch(/^[0-9a-f-]{36}$/)
  expect(second!.body).toEqual(first!.body)
  expect(storage.has('refreshattempt')).toBe(false)
})

test('a busy server does not end the session', async () => {
  shop.troubles = ['busy']
  const tab = await openTab()
  tab.setSession({ status: 'checking' })
  expect(await tab.details()).toEqual({ success: false, error: true, message: 'An error occurred' })
  expect(tab.readSession()).toEqual({ status: 'checking' })
  expect(storage.get('refreshtoken')).toBe('refresh-1')
  expect(await tab.details()).toMatchObject(asmita)
})

test('a refused refresh ends the session in every spelling, once for all calls', async () => {
  storage.set('refreshtoken', 'refresh-0')
  storage.set('refreshToken', 'refresh-0')
  const tab = await openTab()
  const answers = await Promise.all([tab.details(), tab.details()])
  for (const answer of answers) {
    expect(answer).toMatchObject({ success: false, message: 'Session expired. Please login again.' })
  }
  expect(shop.refreshes).toHaveLength(1)
  expect(tab.readSession()).toEqual({ status: 'guest' })
  expect([...storage.keys()]).toEqual([])
})

test('a refresh token in the other spelling is read, and written in the usual one', async () => {
  storage.delete('refreshtoken')
  storage.set('refreshToken', 'refresh-1')
  expect(await (await openTab()).details()).toMatchObject(asmita)
  expect(Object.fromEntries(storage)).toEqual({ accesstoken: 'access-2', refreshtoken: 'refresh-2' })
})

test('a login in another tab survives a refused refresh', async () => {
  storage.set('refreshtoken', 'refresh-0')
  const tab = await openTab()
  shop.meanwhile = () => {
    shop.isRevoked = false
    storage.set('accesstoken', 'access-1')
    storage.set('refreshtoken', 'refresh-1')
  }
  expect(await tab.details()).toMatchObject(asmita)
  expect(storage.get('refreshtoken')).toBe('refresh-1')
  expect(shop.refreshes).toHaveLength(1)
})

test('a token that has expired by its own claim is not tried first', async () => {
  storage.set('accesstoken', ranOut(0))
  expect(await (await openTab()).details()).toMatchObject(asmita)
  expect(shop.sent.map(({ token }) => token)).toEqual([undefined, 'access-2'])
})

test('a wrong clock does not refresh for every call', async () => {
  storage.set('accesstoken', ranOut(0))
  shop.accessToken = ranOut
  const tab = await openTab()
  for (let turn = 0; turn < 3; turn += 1) expect(await tab.details()).toMatchObject(asmita)
  expect(shop.refreshes).toHaveLength(1)
})

test('without a token no request is sent', async () => {
  storage.clear()
  expect(await (await openTab()).details()).toMatchObject({ message: 'Authorization token is missing' })
  expect(shop.sent).toEqual([])
})
