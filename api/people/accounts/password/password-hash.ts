import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../platform/process/limit-concurrency.ts'

/**
 * argon2id (the library's default) with 32 MiB, three passes and one lane: about 25 ms.
 *
 * @source OWASP Password Storage Cheat Sheet; this is two and a half times its minimum cost (19 MiB, two passes)
 */
export const PASSWORD_COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }

/**
 * One core stays free for all other requests. A request that would wait for more than some seconds is refused
 * immediately.
 */
const inTurn = limitConcurrency({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 200 })

/** Hash of 32 random bytes that we did not keep, at the same cost. */
const NOBODYS_HASH = '$argon2id$v=19$m=32768,t=3,p=1$+OOZlYJa+q6CyNDh+K6YEw$WwsAivw+AnK+wCVaiF5IqHHuYzQPOXwDdI43jQ1NO7c'

/** Returns an argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), PASSWORD_COST))
}

/**
 * Whether a password matches a hash.
 *
 * @param passwordHash  undefined without an account: the check then takes as long, and returns false
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, asTyped(password)))
  return isRight && passwordHash !== undefined
}

/** Normalizes a password, because keyboards compose the same letters differently (`é`, `ो`). */
function asTyped(password: string): string {
  return password.normalize('NFC')
}
