import { latinDigits } from '#domain/digits.ts'
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 (4, R6) recommends. */
const SECRET_BYTES = 20
/** What every app that shows codes understands, and some take for granted. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of the step before and after are taken too: clocks of phones differ, and typing takes a while. */
const WINDOW_STEPS = 1

/** @returns a secret as apps take it when it is typed: base32 */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that a camera reads. @source https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  return new TOTP({ ...form, issuer: shop, label: email, secret }).toString()
}

/**
 * The step of 30 seconds that a code belongs to; undefined for one that is wrong, or of no step near enough.
 *
 * @source RFC 6238
 */
export function totpStep(secret: string, typed: string, now = Date.now()): number | undefined {
  const token = latinDigits(typed).replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const away = TOTP.validate({
    ...form,
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: WINDOW_STEPS,
  })
  return away === null ? undefined : TOTP.counter({ period: form.period, timestamp: now }) + away
}
