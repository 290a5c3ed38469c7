export type Random = {
  /** Returns a whole number from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  /** Returns true with this probability. */
  chance(share: number): boolean
}

/** Returns a random generator that is deterministic for its seed (mulberry32, Tommy Ettinger, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new RangeError('Nothing to pick from')
      return items[whole(0, items.length - 1)] as Item
    },
    shuffled<Item>(items: readonly Item[]): Item[] {
      const cards = [...items]
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        ;[cards[last], cards[other]] = [cards[other] as Item, cards[last] as Item]
      }
      return cards
    },
    chance: (share) => next() < share,
  }
}
