import type { Draft } from './draft.ts'
import type { KeptAct, KeptStop, Me } from './records.ts'

const NAME = 'kastha-drive'
const VERSION = 1

type Facts = { me: Me; sentAt: string }
type Fact = { [Name in keyof Facts]: { name: Name; value: Facts[Name] } }[keyof Facts]

/** The stores of the device and what they hold. */
type Stores = { stops: KeptStop; acts: KeptAct; drafts: Draft; facts: Fact }
type StoreName = keyof Stores

let opening: Promise<IDBDatabase> | undefined

/** One connection serves all calls. The next call opens another one after a failure, and after the browser closed it. */
function open(): Promise<IDBDatabase> {
  opening ??= connect().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      const database = request.result
      database.createObjectStore('stops', { keyPath: 'id' })
      database
        .createObjectStore('acts', { keyPath: 'place', autoIncrement: true })
        .createIndex('id', 'id', { unique: true })
      database.createObjectStore('drafts', { keyPath: 'stopId' })
      database.createObjectStore('facts', { keyPath: 'name' })
    })
    request.addEventListener('success', () => resolve(listening(request.result)))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')))
  })
}

function listening(database: IDBDatabase): IDBDatabase {
  // iPhones close it in the background.
  database.addEventListener('close', forget)
  // A newer version of the app, in another tab, would wait for this one.
  database.addEventListener('versionchange', () => {
    database.close()
    forget()
  })
  return database
}

function forget(): void {
  opening = undefined
}

export async function readAll<Name extends StoreName>(name: Name): Promise<Stores[Name][]> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const request: IDBRequest<Stores[Name][]> = database.transaction(name).objectStore(name).getAll()
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Nothing could be read')))
  })
}

export async function readFact<Name extends keyof Facts>(name: Name): Promise<Facts[Name] | undefined> {
  const fact = (await readAll('facts')).find((one) => one.name === name)
  return fact?.value as Facts[Name] | undefined
}

/** One change of a store. A new act has no place yet. */
export type Change =
  | { put: 'stops'; value: KeptStop }
  | { put: 'acts'; value: KeptAct | Omit<KeptAct, 'place'> }
  | { put: 'drafts'; value: Draft }
  | { put: 'facts'; value: Fact }
  | { remove: StoreName; key: string | number }

/**
 * Makes all changes or none. They are on the disk when it returns, so that they outlive an empty battery.
 *
 * @throws DOMException such as QuotaExceededError
 */
export async function write(changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const database = await open()
  const names = [...new Set(changes.map((change) => ('put' in change ? change.put : change.remove)))]
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' })
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing could be written')))
    for (const change of changes) {
      if ('put' in change) transaction.objectStore(change.put).put(change.value)
      else transaction.objectStore(change.remove).delete(change.key)
    }
  })
  announceChange()
}

/** Other open tabs of the app show the same. */
const channel = new BroadcastChannel(NAME)

function announceChange(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage('changed')
}

export function onChangeElsewhere(listener: () => void): void {
  channel.addEventListener('message', listener)
}
