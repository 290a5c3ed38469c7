/** Bed sizes have names; mattress centimetres, width*length. */
const bedSizeNames: Record<string, 'single' | 'queen' | 'king'> = {
  '122*200': 'single',
  '153*200': 'queen',
  '183*200': 'king',
}

/** `single`, `queen` or `king` for the three bed sizes that have a name, null for every other size. */
export function bedSizeName(size: string): 'single' | 'queen' | 'king' | null {
  return bedSizeNames[size] ?? null
}
