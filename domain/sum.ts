/** Adds numbers up; 0 when there are none. */
export function sum(numbers: readonly number[]): number {
  return sumOf(numbers, (number) => number)
}

/** Adds up one number of each item. */
export function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0)
}
