import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openDatabase, type Db } from '#api/platform/db/client.ts'
import { embeddedAddress } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { listOutbox, type OutboxMail } from '#api/platform/mail/outbox-files.ts'
import { listMessages, openTestGateway } from '#api/platform/sms/message-files.ts'
import type { Sms } from '#api/platform/sms/sms.ts'
import { openSecrets, type Secrets } from '#api/platform/secrets/secrets.ts'

/** Number of newest emails or SMS to search; more than other tests send meanwhile. */
const NEWEST_MAILS = 200
/** Timeout for an email or SMS, which a background job sends. */
const MAIL_PATIENCE_MS = 15_000

/** Runs a function with the database of the shop under test, which sends the SMS that the function queues. */
export async function inShop<Result>(
  work: (shop: { db: Db; secrets: Secrets; sms: Sms }) => PromiseLike<Result>,
): Promise<Result> {
  const { db, close } = openDatabase(await embeddedAddress(dataDir()), { max: 2 })
  try {
    const sms = { gateway: openTestGateway(join(dataDir(), 'messages')), dailyParts: 1_000 }
    return await work({ db, secrets: await openSecrets({ dataDir: dataDir() }), sms })
  } finally {
    await close()
  }
}

/** Waits for the newest email to an address. @returns the match of `pattern` in its subject and text */
export async function readMail(address: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const newest = await findMail(address)
        found = pattern.exec(`${newest?.subject ?? ''}\n${newest?.text ?? ''}`)?.[0] ?? ''
        return found
      },
      { timeout: MAIL_PATIENCE_MS },
    )
    .not.toBe('')
  return found
}

/** Returns the newest email to an address, with such a subject. */
export async function findMail(address: string, subject = /^/): Promise<OutboxMail['mail'] | undefined> {
  const sent = await listOutbox(join(dataDir(), 'outbox'), NEWEST_MAILS)
  const isWanted = ({ mail }: OutboxMail) =>
    mail.to?.some((recipient) => recipient.address === address) && subject.test(mail.subject ?? '')
  return sent.find(isWanted)?.mail
}

/** Waits for an SMS to a phone. @returns the match of `pattern` in the newest that has one */
export async function readSms(phone: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null
  const arrived = async () => {
    const messages = await listMessages(join(dataDir(), 'messages'), NEWEST_MAILS)
    for (const { to, text } of messages) found ??= to === phone ? pattern.exec(text) : null
    return found !== null
  }
  await expect.poll(arrived, { timeout: MAIL_PATIENCE_MS }).toBe(true)
  return found!
}

/** Returns the data folder of that shop. playwright.config.ts can run a separate shop for the back office's tests. */
export function dataDir(): string {
  return test.info().project.metadata.dataDir
}
