import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode, makeFolder, writeWhole } from '../process/files.ts'
import type { SmsGateway } from './gateway.ts'

/** An SMS as the TEST gateway keeps it. `at` is an instant in ISO form. */
const KeptMessage = z.object({ to: z.string(), text: z.string(), at: z.iso.datetime() })
export type KeptMessage = z.infer<typeof KeptMessage>

/**
 * Opens the TEST gateway. It sends nothing, and keeps each message as a file. The name sorts by time and is the same for
 * the same message, so that a retry replaces it.
 */
export function openTestGateway(folder: string): SmsGateway {
  return {
    name: 'test',
    paceMs: 0,
    send: async ({ id, createdAt, to, text }) => {
      const at = createdAt.toISOString()
      const message: KeptMessage = { to, text, at }
      await makeFolder(folder, 0o700)
      const name = `${at.replaceAll(':', '-')}-${id}.json`
      await writeWhole(join(folder, name), Buffer.from(JSON.stringify(message)), 0o600)
      return { says: 'sent', id: null }
    },
  }
}

/** Returns the newest messages of the folder, newest first. */
export async function listMessages(folder: string, most: number): Promise<KeptMessage[]> {
  const files = (await messageFiles(folder)).toSorted().toReversed().slice(0, most)
  return Promise.all(
    files.map(async (file) => KeptMessage.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))),
  )
}

async function messageFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map(({ name }) => name)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [] // before the first message
    throw error
  }
}
