import { latinDigits } from '#domain/text.ts'
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 (4, R6) recommends. */
const SECRET_BYTES = 20
/** Every authenticator app supports this form, and some assume it. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of the neighboring steps are accepted too: phone clocks differ, and typing takes a while. */
const WINDOW_STEPS = 1

/** Returns a new secret in base32, the form that people type into an app. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * Returns the address for an app's camera.
 *
 * @source https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  return new TOTP({ ...form, issuer: shop, label: email, secret }).toString()
}

/**
 * Returns the step of 30 seconds to which a code belongs; undefined for a wrong code, or one outside the window.
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
