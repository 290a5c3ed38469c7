import type fc from 'fast-check'
import type { Model } from './model.ts'
import type { World } from './world.ts'

export type Step = fc.AsyncCommand<Model, World>

/**
 * One step: what it is called with its numbers, when it can be taken, and what it does. It looks at the ledger itself,
 * since only it knows what may have changed.
 */
export function step(
  name: string,
  numbers: unknown[],
  can: (model: Readonly<Model>) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Step {
  return {
    check: can,
    run: async (model, world) => {
      model.steps.set(name, (model.steps.get(name) ?? 0) + 1)
      await run(model, world)
    },
    toString: () => `${name}(${numbers.map((number) => JSON.stringify(number)).join(', ')})`,
  }
}
