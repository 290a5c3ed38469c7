import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { RegisterBody } from '#contract/accounts.ts'
import { readMail } from './shop-under-test.ts'
import { expect } from './test.ts'

export const PASSWORD = 'lakeside rain'

export const somebody = (): string => `guest-${randomUUID()}@post.example`

/** Registers an account by the API, in the browser that `request` belongs to. @returns its email address */
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

/** Waits for the newest email to an address and returns its code. */
export function codeFor(email: string): Promise<string> {
  return readMail(email, /\b\d{6}\b/)
}
