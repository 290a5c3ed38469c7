import { sql } from 'drizzle-orm'
import { decrypt } from '../../platform/secrets/encryption.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, oneTimeCodes } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { testOptions } from '../../test/test.ts'
import { sendCode } from './codes/send-code.ts'

export const registration = {
  name: 'asmita gurung',
  email: 'Asmita@Post.example',
  password: 'sal-wood-1996',
  confirm_password: 'sal-wood-1996',
  date_of_birth: '1996-04-13T18:20:00.000Z',
  mobile: '984-1234567',
  province: 'Gandaki',
  district: 'Kaski',
  City: 'Pokhara',
  street_address_1: 'Baidam, Lakeside-6',
}

/** A browser that keeps its cookies. */
export function givenBrowser(app: App, headers: Record<string, string> = {}) {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    async post(call: string, payload?: object, more: Record<string, string> = {}) {
      const request = { method: 'POST' as const, url: `/api/user/${call}`, cookies, headers: { ...headers, ...more } }
      const answer = await app.inject(payload ? { ...request, payload } : request)
      for (const { name, value } of answer.cookies) {
        if (value === '') delete cookies[name]
        else cookies[name] = value
      }
      return answer
    },
    get(call: string, more: Record<string, string> = {}) {
      return app.inject({ url: `/api/user/${call}`, cookies, headers: { ...headers, ...more } })
    },
  }
}

/** Runs the pending jobs that send codes, in their order. */
export async function sendCodes(db: Db): Promise<void> {
  const { rows } = await db.execute<{ data: JobData['send-code'] }>(
    sql`delete from pgboss.job where name = 'send-code' returning data`,
  )
  const queued = new Map(rows.map(({ data }) => [data.codeId, data]))
  const codes = await db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).orderBy(oneTimeCodes.createdAt)
  for (const { id } of codes) {
    const data = queued.get(id)
    if (data) await sendCode(data, { db, secrets: testOptions.secrets })
  }
}

/** Returns the mails of the outbox, in order of insertion. */
export async function readOutbox(db: Db) {
  const rows = await db
    .select()
    .from(mails)
    .orderBy(sql`ctid`)
  return rows.map((mail) => {
    const data: Record<string, string> = JSON.parse(decrypt(testOptions.secrets.dataKey, mail.content!, mailAad(mail)))
    return { to: mail.to, template: mail.template, data }
  })
}

/** Runs the pending jobs and returns the code in the newest mail to an address. */
export async function receiveCode(db: Db, to: string): Promise<string> {
  await sendCodes(db)
  const received = (await readOutbox(db)).filter((mail) => mail.to === to && mail.data['code'])
  return received.at(-1)?.data['code'] ?? 'nothing came'
}

/** Ages all codes by some seconds. */
export async function letPass(db: Db, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`
  await db.update(oneTimeCodes).set({
    createdAt: sql`${oneTimeCodes.createdAt} - ${by}`,
    expiresAt: sql`${oneTimeCodes.expiresAt} - ${by}`,
    usedAt: sql`${oneTimeCodes.usedAt} - ${by}`,
  })
}

/** Returns six digits that differ from a code. */
export function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456'
}
