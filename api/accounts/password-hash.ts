import { hash, verify } from '@node-rs/argon2'
import { inTurn } from './hash-queue.ts'

/** @source OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, two passes, one lane */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of 32 random bytes that nobody kept, at the same cost. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$n0XULLGgrbv6CYzR+bWazA$gbK7qZKaA/njw20AkOA9sZPlVBHALNb6ZWawcped0E8'

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
