import type { Db as QueueDatabase } from 'pg-boss'
import { openDatabase } from '../db/client.ts'
import { listen } from '../db/listen.ts'

const CONNECTIONS = 2
const NAME = 'kastha jobs'

/**
 * Opens the database for pg-boss. Its own connections would crash the process if the database ended while they were
 * closing.
 *
 * @param onError  called when a connection breaks; it reconnects automatically
 */
export function openQueueConnections(url: string, onError: (error: unknown) => void) {
  const { pool, close } = openDatabase(url, { max: CONNECTIONS, name: NAME, onError })
  const db: QueueDatabase = {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotice, onUp) => listenIfPossible(url, channel, { onNotice, onUp, onError }),
  }
  return { db, close }
}

/** @throws Error when the first connection receives no notice: a pooler may block LISTEN */
async function listenIfPossible(url: string, channel: string, listener: Omit<Parameters<typeof listen>[2], 'onDown'>) {
  const { promise: isUp, resolve, reject } = Promise.withResolvers<void>()
  const listening = listen(url, channel, {
    name: NAME,
    onNotice: listener.onNotice,
    onUp: () => (resolve(), listener.onUp()),
    onError: (error) => (reject(error), listener.onError(error)),
  })
  try {
    await isUp
  } catch (error) {
    await listening.close()
    throw error
  }
  return listening
}
