/** How far a custom piece is, in this order; it begins when the deposit has arrived. */
export const productionStages = ['design', 'timber', 'making', 'finishing', 'ready'] as const
export type ProductionStage = (typeof productionStages)[number]

/** States of a custom request. An accepted one has become an order. */
export const customRequestStates = ['requested', 'quoted', 'accepted', 'declined', 'withdrawn', 'refused'] as const
export type CustomRequestState = (typeof customRequestStates)[number]

/** What is paid before the work begins. */
export const DEPOSIT_SHARE = 0.5

/** The stages that can follow: later ones only, since what was made stays made. All of them before it has begun. */
export function stagesAfter(stage: ProductionStage | undefined): ProductionStage[] {
  return productionStages.slice(stage === undefined ? 0 : productionStages.indexOf(stage) + 1)
}

const WEEK_MS = 7 * 86_400_000

/** When a piece is expected to be ready whose making began then. */
export function readyBy(begunAt: Date, weeks: number): Date {
  return new Date(begunAt.getTime() + weeks * WEEK_MS)
}
