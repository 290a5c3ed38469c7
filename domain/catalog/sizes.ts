export const bedSizeNames = ['single', 'queen', 'king'] as const
export type BedSizeName = (typeof bedSizeNames)[number]

/** The bed sizes that have a name, smallest first; of the mattress, centimeters. `size` is width*length. */
export const bedSizes: readonly { size: string; name: BedSizeName; width: number; length: number }[] = [
  { size: '122*200', name: 'single', width: 122, length: 200 },
  { size: '153*200', name: 'queen', width: 153, length: 200 },
  { size: '183*200', name: 'king', width: 183, length: 200 },
]

/** Returns the sizes of variants that have one of these names. */
export function sizesNamed(names: readonly BedSizeName[]): string[] {
  return bedSizes.filter(({ name }) => names.includes(name)).map(({ size }) => size)
}

/** A mattress may differ this much from the width that gives it its name. */
export const WIDTH_TOLERANCE_CM = 5
/** Sizes of other lengths are not mattresses: a table, a desk, a small rug. */
const MATTRESS_LENGTH_CM = { least: 185, most: 215 }

/**
 * Returns `single`, `queen` or `king` by the width of a mattress, so that 150*190 is a queen as well; null for every
 * other size.
 */
export function bedSizeName(size: string): BedSizeName | null {
  const [, width, length] = /^(\d{2,3})\*(\d{3})$/.exec(size) ?? []
  if (Number(length) < MATTRESS_LENGTH_CM.least || Number(length) > MATTRESS_LENGTH_CM.most) return null
  return bedSizes.find((bed) => Math.abs(bed.width - Number(width)) <= WIDTH_TOLERANCE_CM)?.name ?? null
}

/** From here on one person cannot carry it up a stair, or it does not go round a corner of one. */
const LARGE_FROM = { weightKg: 30, longestCm: 140 }
/** Below this one person carries it, however long: a floor lamp, a folded quilt. */
const LIGHT_BELOW_KG = 10

/** What is known of a piece; null where nothing is. */
type ItemSize = {
  weightKg: number | null
  widthCm: number | null
  depthCm: number | null
  heightCm: number | null
}

/** Whether delivery needs the floor, the lift and the access. */
export function isLargeItem({ weightKg, widthCm, depthCm, heightCm }: ItemSize): boolean {
  if (weightKg !== null && weightKg < LIGHT_BELOW_KG) return false
  const longest = Math.max(widthCm ?? 0, depthCm ?? 0, heightCm ?? 0)
  return (weightKg ?? 0) >= LARGE_FROM.weightKg || longest >= LARGE_FROM.longestCm
}

/** The same of a variant. One without dimensions has those of its product. */
export function isLargeVariant(variant: ItemSize, product: Omit<ItemSize, 'weightKg'>): boolean {
  const { widthCm, depthCm, heightCm } = variant.widthCm === null ? product : variant
  return isLargeItem({ weightKg: variant.weightKg, widthCm, depthCm, heightCm })
}
