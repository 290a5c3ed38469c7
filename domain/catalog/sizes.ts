export type BedSizeName = 'single' | 'queen' | 'king'

/** The bed sizes that have a name, smallest first; of the mattress, centimetres. `size` is width*length. */
export const bedSizes: readonly { size: string; name: BedSizeName; width: number; length: number }[] = [
  { size: '122*200', name: 'single', width: 122, length: 200 },
  { size: '153*200', name: 'queen', width: 153, length: 200 },
  { size: '183*200', name: 'king', width: 183, length: 200 },
]

/** `single`, `queen` or `king` for the three bed sizes that have a name, null for every other size. */
export function bedSizeName(size: string): BedSizeName | null {
  return bedSizes.find((bed) => bed.size === size)?.name ?? null
}
