import { readFile } from 'node:fs/promises'

/** For the database, the log, the jobs and what the process itself has open. */
const RESERVE = 200
/** A connection and the file that it is sent. */
const DESCRIPTORS_A_CONNECTION = 2

/**
 * Returns how many connections this process can serve without running out of file descriptors; undefined where the system
 * names no limit of them (outside Linux).
 */
export async function readMostConnections(limitsFile = '/proc/self/limits'): Promise<number | undefined> {
  const limits = await readFile(limitsFile, 'utf8').catch(() => '')
  const soft = Number(/^Max open files +(\d+)/m.exec(limits)?.[1])
  if (Number.isNaN(soft)) return undefined
  return Math.max(1, Math.floor((soft - RESERVE) / DESCRIPTORS_A_CONNECTION))
}
