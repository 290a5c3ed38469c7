/** Pieces that nobody has ordered, of all variants, and how many variants there are. */
export type Stock = { stock: number; variants: number }

/** To add up the pieces of fewer variants takes less than a millisecond. */
const MANY_VARIANTS = 5_000
const FRESH_MS = 60_000

/** Remembers for a minute how much a large shop has, so that not every order adds it up. Caps are shares of it. */
export function stockMemory(clock: () => number = () => performance.now()) {
  let learned: { stock: Stock; at: number } | undefined
  return {
    /** Returns what is remembered; undefined when it has to be read. */
    recall: (): Stock | undefined => (learned && clock() - learned.at < FRESH_MS ? learned.stock : undefined),
    learn: ({ stock, variants }: Stock): void => {
      learned = variants < MANY_VARIANTS ? undefined : { stock: { stock, variants }, at: clock() }
    },
  }
}
export type StockMemory = ReturnType<typeof stockMemory>
