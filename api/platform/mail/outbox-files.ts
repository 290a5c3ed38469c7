import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { errorCode } from '../process/files.ts'

export type OutboxMail = { file: string; mail: Email }

/** Returns the newest mails of the folder that `openMailer` fills, newest first. */
export async function listOutbox(folder: string, most: number): Promise<OutboxMail[]> {
  const files = (await outboxFiles(folder)).toSorted().toReversed().slice(0, most)
  return Promise.all(files.map(async (file) => ({ file, mail: await parse(folder, file) })))
}

/** @param file  any text: only the name of a mail in the folder finds one */
export async function readOutboxMail(folder: string, file: string): Promise<Email | undefined> {
  return (await outboxFiles(folder)).includes(file) ? parse(folder, file) : undefined
}

async function outboxFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.eml')).map(({ name }) => name)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [] // before the first mail
    throw error
  }
}

async function parse(folder: string, file: string): Promise<Email> {
  return PostalMime.parse(await readFile(join(folder, file)))
}
