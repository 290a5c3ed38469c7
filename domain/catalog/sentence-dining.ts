import type { CategoryCondition } from './sentence.ts'
import { DINING_CHAIRS, DINING_SETS, isChair, isTable, type Names } from './sentence-places.ts'

type Pair = readonly [CategoryCondition, CategoryCondition]

/**
 * A table and its chairs are sold as a dining set: of `table and chairs` the sets come first. In `dining table and chairs`
 * the chairs are dining chairs, too.
 */
export function withSetsFirst(pair: Pair, names: Names): Pair {
  const sets = names.places.get(DINING_SETS)
  const [one, other] = pair
  const isJoined = (isTables(one, names) && isChairs(other, names)) || (isChairs(one, names) && isTables(other, names))
  if (!sets || !isJoined) return pair
  const isDining = pair.some((kind) => isPlace(kind, DINING_SETS, names) || isPlace(kind, DINING_CHAIRS, names))
  const diningSets = { ...sets, firstIds: [sets.id] }
  const diningChairs = names.places.get(DINING_CHAIRS) ?? diningSets
  const asMeant = (kind: CategoryCondition): CategoryCondition => {
    if (isDining) return isTables(kind, names) ? diningSets : diningChairs
    return isTables(kind, names) ? { ...kind, alsoIds: [...(kind.alsoIds ?? []), sets.id], firstIds: [sets.id] } : kind
  }
  return [asMeant(one), asMeant(other)]
}

function isTables(kind: CategoryCondition, names: Names): boolean {
  return isPlace(kind, DINING_SETS, names) || isNamed(kind, isTable, names)
}

function isChairs(kind: CategoryCondition, names: Names): boolean {
  return isPlace(kind, DINING_CHAIRS, names) || isNamed(kind, isChair, names)
}

/** A word for all chairs has other names, although its first category may be the dining chairs. */
function isPlace({ id, alsoNamed }: CategoryCondition, name: string, { places }: Names): boolean {
  return alsoNamed === undefined && places.get(name)?.id === id
}

function isNamed({ alsoNamed = [] }: CategoryCondition, isKind: typeof isTable, { meanings }: Names): boolean {
  return alsoNamed.some((name) => isKind(name, meanings))
}
