import type { Plan } from '#domain/planner/plan.ts'
import type { Goods } from './goods.ts'

/** What the shop says of the planned products, with what it changes about the plan (known-goods.ts). */
export type KnownGoods = {
  goods: Goods
  /** A plan as the shop would show it now, its furniture named by the shop. The very same plan if nothing changes. */
  asShown: (plan: Plan) => Plan
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
}

export const nothingKnown: KnownGoods = { goods: new Map(), asShown: (plan) => plan, swatches: new Map() }
