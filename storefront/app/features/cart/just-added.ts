import type { Cart } from '#contract/cart.ts'

let added: ReadonlySet<string> = new Set()

/** Notes which lines got pieces, for the drawer that opens next. */
export function noteAdded(before: Cart, after: Cart | undefined): void {
  const had = new Map(before.lines.map(({ _id, quantity }) => [_id, quantity]))
  const more = after?.lines.filter(({ _id, quantity }) => quantity > (had.get(_id) ?? 0)) ?? []
  added = new Set(more.map(({ _id }) => _id))
}

/** Returns the ids of the lines that were added last, until forgetAdded is called. */
export function justAdded(): ReadonlySet<string> {
  return added
}

export function forgetAdded(): void {
  added = new Set()
}
