import type fc from 'fast-check'
import type { Model } from './model.ts'
import type { World } from './world.ts'

export type Step = fc.AsyncCommand<Model, World>

/**
 * Defines a step: its name with parameters, its precondition and its action. The action checks the ledger itself, because
 * only it knows what may have changed.
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
