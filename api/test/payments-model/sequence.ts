import fc from 'fast-check'
import { reconcilePayments } from '../../sales/payments/wallets/reconcile-payments.ts'
import { sequences } from './commands.ts'
import { same } from './ledger.ts'
import { newModel, type Counter } from './model.ts'
import { runJob } from './shop-steps.ts'
import { truthOf } from './transitions.ts'
import { openWorld, type Ground, type World } from './world.ts'

/** For two days the shop asks a wallet that answers; what it hears of later is brought by the buyer. */
const ASKED_FOR_MS = 48 * 3_600_000

/** Any sequence of steps leaves money, attempts, states and goods in order after each of them, and at the end nothing is lost. */
export function anySequence(ground: Ground, steps: Counter) {
  return fc.asyncProperty(sequences, async (commands) => {
    const model = newModel(steps)
    const world = await openWorld(ground)
    await fc.asyncModelRun(() => ({ model, real: world }), commands)
    await endWell(world)
    await world.end()
  })
}

/** Once everything works again, the shop hears of all the money that wallets have for it. */
async function endWell(world: World): Promise<void> {
  world.ground.wallets.outage = undefined
  const asked = world.seen.attempts.filter(({ asksOn, ref }) => asksOn && ref !== null).map(({ id }) => id)
  const unheard = world.seen.attempts.filter(({ ref }) => ref === null).map(({ id }) => id)
  await runJob(world, world.ground.shops[0], reconcilePayments)
  const now = await world.look({ asked, mayGiveUp: unheard })
  for (const attempt of now.attempts) {
    const isYoung = Date.now() - Date.parse(attempt.createdAt) < ASKED_FOR_MS
    if (isYoung) same(attempt.state, truthOf(attempt, now), `attempt ${attempt.id} is at last`)
  }
}
