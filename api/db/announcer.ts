import { runNamed } from './prepared.ts'
import type { Db } from './client.ts'

export type Notice = { channel: string; payload: string }

/**
 * Tells other processes of what has been committed. PostgreSQL lets transactions with a NOTIFY commit only one after the
 * other, each waiting for the disk alone: those that are many leave it to this, which writes nothing to the disk and
 * says the notices of many of them at once.
 */
export type Announcer = {
  /** Notices leave in a moment, in their order; whoever is told does not wait. */
  tell: (notices: readonly Notice[]) => void
  /** All that was told has left. */
  settled: () => Promise<void>
}

/** @param onError  told when notices could not be said; they are lost */
export function openAnnouncer(db: Db, onError: (error: unknown) => void): Announcer {
  let waiting: Notice[] = []
  let saying: Promise<void> | undefined
  const sayAll = async () => {
    while (waiting.length > 0) {
      const notices = waiting
      waiting = []
      await say(db, notices).catch(onError)
    }
    saying = undefined
  }
  return {
    tell(notices) {
      waiting.push(...notices)
      saying ??= sayAll()
    },
    settled: async () => saying,
  }
}

async function say(db: Db, notices: readonly Notice[]) {
  const text = 'select pg_notify(channel, payload) from jsonb_to_recordset($1) as notice(channel text, payload text)'
  await runNamed(db, 'announce', text, [JSON.stringify(notices)])
}
