import type { Network } from './networks.ts'

const DATABASE = 'kastha-chat'
const STORE = 'messages'

const MAX_MESSAGES = 200
const MAX_PHOTO_BYTES = 20_000_000

export type NewMessage = { network: Network; text: string; photo: Blob | undefined; /** ISO instant. */ at: string }
export type ChatMessage = NewMessage & { id: number }

/** Replaces storage where the browser has none; lasts until the visitor leaves the page. */
let unkept: ChatMessage[] | undefined

/** Returns whether messages survive the page; known once they were read. */
export function isKept(): boolean {
  return unkept === undefined
}

/** Returns all messages of this browser, oldest first. */
export async function readMessages(): Promise<ChatMessage[]> {
  if (unkept) return [...unkept]
  try {
    return await inStore('readonly', (store, done) => {
      const all: IDBRequest<ChatMessage[]> = store.getAll()
      all.addEventListener('success', () => done(all.result))
    })
  } catch (error) {
    console.warn('This browser keeps no messages', error)
    unkept = []
    return []
  }
}

/** @returns  'full' when the device can store no more; then nothing was added */
export async function addMessage(message: NewMessage): Promise<'kept' | 'full'> {
  if (unkept) return addUnkept(unkept, message)
  try {
    return await inStore<'kept' | 'full'>('readwrite', (store, done) => {
      const all: IDBRequest<ChatMessage[]> = store.getAll()
      all.addEventListener('success', () => {
        if (!hasRoom(all.result, message)) return done('full')
        store.add(message)
        return done('kept')
      })
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
    throw error
  }
}

export async function clearMessages(): Promise<void> {
  if (unkept) unkept = []
  else await inStore<void>('readwrite', (store, done) => done(void store.clear()))
}

function addUnkept(messages: ChatMessage[], message: NewMessage): 'kept' | 'full' {
  if (!hasRoom(messages, message)) return 'full'
  messages.push({ ...message, id: (messages.at(-1)?.id ?? 0) + 1 })
  return 'kept'
}

function hasRoom(messages: readonly ChatMessage[], { photo }: NewMessage): boolean {
  const bytes = messages.reduce((sum, one) => sum + (one.photo?.size ?? 0), photo?.size ?? 0)
  return messages.length < MAX_MESSAGES && bytes <= MAX_PHOTO_BYTES
}

/** Runs `work` in one transaction. Its result resolves once everything is written. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      let result: Result
      transaction.addEventListener('complete', () => resolve(result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was written')))
      work(transaction.objectStore(STORE), (found) => (result = found))
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
    })
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The messages cannot be opened')))
  })
}
