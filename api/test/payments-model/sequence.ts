import fc from 'fast-check'
import { reconcilePayments } from '../../sales/payments/wallets/reconcile-payments.ts'
import { sequences } from './commands.ts'
import { same } from './ledger.ts'
import { newModel, type Counter } from './model.ts'
import { runJob } from './shop-steps.ts'
import { truthOf } from './transitions.ts'
import { openWorld, type Ground, type World } from './world.ts'

/** The server checks a responsive wallet for two days; later only the buyer's return reports a payment. */
const ASKED_FOR_MS = 48 * 3_600_000

/**
 * Property: after each step of any sequence, money, attempts, states and goods are consistent, and in the end nothing is
 * lost.
 */
export function anySequence(ground: Ground, steps: Counter) {
  return fc.asyncProperty(sequences, async (commands) => {
    const model = newModel(steps)
    const world = await openWorld(ground)
    await fc.asyncModelRun(() => ({ model, real: world }), commands)
    await endWell(world)
    await world.end()
  })
}

/** Ends the outage and checks that the server then learns of all its money at the wallets. */
async function endWell(world: World): Promise<void> {
  world.ground.wallets.outage = undefined
  const asked = world.seen.attempts.filter(({ asksOn, ref }) => asksOn && ref !== null).map(({ id }) => id)
  const unheard = world.seen.attempts.filter(({ ref }) => ref === null).map(({ id }) => id)
  await runJob(world, world.ground.shops[0], reconcilePayments)
  const now = await world.look({ asked, mayGiveUp: unheard })
  for (const attempt of now.attempts) {
    const isYoung = Date.now() - Date.parse(attempt.createdAt) < ASKED_FOR_MS
    if (isYoung) same(attempt.state, truthOf(attempt, now), `final state of attempt ${attempt.id}`)
  }
}
