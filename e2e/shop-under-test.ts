import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openDatabase, type Db } from '#api/db/client.ts'
import { embeddedFiles } from '#api/db/embedded-files.ts'
import { addressAt } from '#api/db/embedded-postmaster.ts'
import { listOutbox } from '#api/mail/outbox-files.ts'
import { openSecrets, type Secrets } from '#api/secrets.ts'

/** More than the tests send while one of them waits for its own. */
const NEWEST_MAILS = 200
/** It leaves by a job. */
const MAIL_PATIENCE_MS = 15_000

/** Does something with the data of the shop that the running test visits, as its server would. */
export async function inShop<Result>(
  work: (shop: { db: Db; secrets: Secrets }) => PromiseLike<Result>,
): Promise<Result> {
  const { password, port } = embeddedFiles(join(dataDir(), 'db'))
  const url = addressAt(Number(await readFile(port, 'utf8')), (await readFile(password, 'utf8')).trim())
  const { db, close } = openDatabase(url, { max: 2 })
  try {
    return await work({ db, secrets: await openSecrets({ dataDir: dataDir() }) })
  } finally {
    await close()
  }
}

/** What `pattern` finds in the newest mail to an address, subject and text, once that mail has come. */
export async function readMail(address: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const mails = await listOutbox(join(dataDir(), 'outbox'), NEWEST_MAILS)
        const newest = mails.find(({ mail }) => mail.to?.some((recipient) => recipient.address === address))?.mail
        found = pattern.exec(`${newest?.subject ?? ''}\n${newest?.text ?? ''}`)?.[0] ?? ''
        return found
      },
      { timeout: MAIL_PATIENCE_MS },
    )
    .not.toBe('')
  return found
}

/** Where that shop keeps its files: playwright.config.ts serves a shop of its own to the stories of the back office. */
export function dataDir(): string {
  return test.info().project.metadata.dataDir
}
