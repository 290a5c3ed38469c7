import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { listOutbox } from '#api/mail/outbox-files.ts'
import type { RegisterBody } from '#contract/accounts.ts'
import { expect } from './test.ts'

export const PASSWORD = 'lakeside rain'
/** More than the tests send while one of them waits for its own. */
const NEWEST_MAILS = 200

export const somebody = (): string => `guest-${randomUUID()}@post.example`

/** Registers somebody by the API, in the browser that `request` belongs to. */
export async function register(request: APIRequestContext, email = somebody()): Promise<string> {
  const data: RegisterBody = {
    name: 'Asmita Gurung',
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    date_of_birth: '1996-04-14T00:00:00.000Z',
    mobile: '9841234567',
    province: 'Gandaki',
    district: 'Kaski',
    City: 'Pokhara',
    street_address_1: 'Baidam, Lakeside-6',
  }
  expect(await request.post('/api/user/register', { data })).toBeOK()
  return email
}

/** The code in the newest mail to an address, once it has come. */
export async function codeFor(email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const mails = await listOutbox(join(process.env.E2E_DATA_DIR!, 'outbox'), NEWEST_MAILS)
      const newest = mails.find(({ mail }) => mail.to?.some(({ address }) => address === email))
      code = /\b\d{6}\b/.exec(newest?.mail.subject ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}
