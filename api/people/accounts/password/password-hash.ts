import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { shareOut } from '../../../platform/process/share-out.ts'
import { limitFairly } from '../../../platform/process/limit-fairly.ts'
import { clientNetwork } from '../../../platform/rate-limits/client-network.ts'
import { say } from '../../../platform/language/sentence.ts'

/**
 * argon2id (the library's default) with 32 MiB, three passes and one lane: about 25 ms.
 *
 * @source OWASP Password Storage Cheat Sheet; this is two and a half times its minimum cost (19 MiB, two passes)
 */
export const PASSWORD_COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }

/**
 * The queue that a password waits in. Staff with a session, or on a device on which they have logged in before, have one of
 * their own; who logs in as staff elsewhere is a stranger. So no flood of logins keeps staff out.
 * `ip`: of the client, whose network gets a share of the queue, and one turn before it gets a second; staff with a session
 * need none.
 */
type Queued = { owner: 'shopper' | 'stranger'; ip: string } | { owner: 'staff'; ip?: string }
/** Passwords of one network in a queue: a carrier's customers share one, and wait for some 2 s at most. */
const MOST_OF_NETWORK = 60
const BUSY = say('calls.busy')

/**
 * A core stays free for all other requests. A request that would wait for more than some seconds is refused
 * immediately.
 */
const shoppers = { atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 200 }
const turns = {
  shopper: limitFairly(shoppers, BUSY),
  staff: limitFairly({ atOnce: 1, mostWaiting: 100 }, BUSY),
  stranger: limitFairly({ atOnce: 1, mostWaiting: 100 }, BUSY),
}
const withinShare = {
  shopper: shareOut(MOST_OF_NETWORK, BUSY),
  staff: shareOut(MOST_OF_NETWORK, BUSY),
  stranger: shareOut(MOST_OF_NETWORK, BUSY),
}

/** Hash of 32 random bytes that we did not keep, at the same cost. */
const NOBODYS_HASH = '$argon2id$v=19$m=32768,t=3,p=1$+OOZlYJa+q6CyNDh+K6YEw$WwsAivw+AnK+wCVaiF5IqHHuYzQPOXwDdI43jQ1NO7c'

/**
 * Returns an argon2id hash in PHC form.
 *
 * @throws AppError unavailable when too many passwords wait
 */
export function hashPassword(password: string, queued: Queued): Promise<string> {
  return inTurn(queued, () => hash(asTyped(password), PASSWORD_COST))
}

/**
 * Whether a password matches a hash.
 *
 * @param passwordHash  undefined without an account: the check then takes as long, and returns false
 * @throws AppError unavailable when too many passwords wait
 */
export async function isPassword(passwordHash: string | undefined, password: string, queued: Queued): Promise<boolean> {
  const isRight = await inTurn(queued, () => verify(passwordHash ?? NOBODYS_HASH, asTyped(password)))
  return isRight && passwordHash !== undefined
}

function inTurn<Result>({ owner, ip }: Queued, work: () => Promise<Result>): Promise<Result> {
  const atTurn = () => turns[owner](ip === undefined ? 'a session' : clientNetwork(ip), work)
  return ip === undefined ? atTurn() : withinShare[owner](clientNetwork(ip), atTurn)
}

/** Normalizes a password, because keyboards compose the same letters differently (`é`, `ो`). */
function asTyped(password: string): string {
  return password.normalize('NFC')
}
