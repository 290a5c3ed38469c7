import { readAll, write } from './database.ts'
import { dayState, ownWaitingActs, readDevice, setState } from './day-state.ts'
import { keepPictures } from './pictures.ts'
import { forgetWhatIsOver, sendAll } from './queue.ts'
import type { Me } from './records.ts'
import { fetchMe, logIn, logOut, type Failure } from './shop-calls.ts'

const RETRY_MS = 30_000
/** The office may change the order of the stops during the day. */
const RELOAD_MS = 5 * 60_000

/** Shows what the device has kept, and from then on sends and loads whenever there is a network. */
export async function start(): Promise<void> {
  try {
    await showKept()
  } catch (error) {
    console.warn('The database of the device could not be read', error)
    setState({ isReady: true, cannotKeep: true })
    return
  }
  addEventListener('online', () => void again())
  addEventListener('offline', () => setState({ isOnline: false }))
  document.addEventListener('visibilitychange', () => document.hidden || void again())
  setInterval(() => {
    const { isOnline, sentAt } = dayState()
    const isOld = !document.hidden && Date.now() - Date.parse(sentAt ?? '') > RELOAD_MS
    if (!isOnline || isOld || ownWaitingActs(dayState()).length > 0) void again()
  }, RETRY_MS)
  await again()
}

async function showKept(): Promise<void> {
  await readDevice()
  setState({ drafts: await readAll('drafts') })
  await forgetWhatIsOver(dayState().me)
  await readDevice()
  setState({ isReady: true })
}

/** Tries what needs a network. */
export async function again(): Promise<void> {
  const before = dayState().day
  await readDevice()
  if (dayState().day !== before) {
    await forgetWhatIsOver(dayState().me)
    await readDevice()
  }
  if (dayState().me) await sendAll()
  else await findSession()
}

/** The browser may have a session from the back office. */
async function findSession(): Promise<void> {
  const answer = await fetchMe()
  if ('data' in answer) await become(answer.data)
  else setState({ isOnline: answer.failure !== 'unreachable' })
}

/** @returns why the login failed; undefined after a login */
export async function enter(body: { email: string; password: string; code: string }): Promise<Failure | undefined> {
  const answer = await logIn(body)
  if (!('data' in answer)) return answer
  await become(answer.data)
  return undefined
}

async function become(me: Me): Promise<void> {
  await write([{ put: 'facts', value: { name: 'me', value: me } }])
  await forgetWhatIsOver(me)
  await readDevice()
  setState({ isOnline: true, trouble: null })
  await sendAll()
}

/** @returns false without a network: the session would go on */
export async function leave(): Promise<boolean> {
  await sendAll()
  const answer = await logOut()
  if (!('data' in answer) && answer.failure !== 'login') return false
  await write([{ remove: 'facts', key: 'me' }])
  await keepPictures([])
  await forgetWhatIsOver(null)
  await readDevice()
  setState({ trouble: null })
  return true
}
