import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { STAFF_PASSWORD, type givenStaff } from './staff.fixture.ts'

const STEP_MS = 30_000

/** Returns the code of an authenticator app, some steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })
}

/** Sets up a second factor, which uses up the code of the previous step. */
export async function givenTotp(person: Pick<Awaited<ReturnType<typeof givenStaff>>, 'call'>) {
  const begun = await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })
  const { secret, setup } = begun.json()
  const confirmed = await person.call('PUT', '/me/totp', { setup, code: codeOf(secret, -1) })
  expect(confirmed.statusCode).toBe(200)
  return { secret: secret as string, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}
