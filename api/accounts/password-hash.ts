import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fewAtOnce } from '../few-at-once.ts'

/**
 * argon2id (the library's default) with 32 MiB, three passes, one lane: some 25 ms.
 *
 * @source OWASP Password Storage Cheat Sheet, whose least cost (19 MiB, two passes) this is two and a half times
 */
export const PASSWORD_COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }

/** One core stays free for everybody else's requests; whoever would wait longer than some seconds is told so at once. */
const inTurn = fewAtOnce({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 200 })

/** Of 32 random bytes that nobody kept, at the same cost. */
const NOBODYS_HASH = '$argon2id$v=19$m=32768,t=3,p=1$+OOZlYJa+q6CyNDh+K6YEw$WwsAivw+AnK+wCVaiF5IqHHuYzQPOXwDdI43jQ1NO7c'

/** @returns argon2id in PHC form */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), PASSWORD_COST))
}

/**
 * Whether a password is the one that was hashed.
 *
 * @param passwordHash  undefined where there is no account: it takes as long, and is false
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, asTyped(password)))
  return isRight && passwordHash !== undefined
}

/** Keyboards compose the same letters differently (`é`, `ो`). */
function asTyped(password: string): string {
  return password.normalize('NFC')
}
