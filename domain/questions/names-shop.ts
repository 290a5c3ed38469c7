/** Shorter names of shops occur in names of people. */
const LEAST_LETTERS = 3

/** Whether a name contains a name of the shop, however it is spaced and written: its owner would pass for staff. */
export function namesShop(name: string, shopNames: readonly string[]): boolean {
  const letters = lettersOf(name)
  return shopNames.map(lettersOf).some((shop) => shop.length >= LEAST_LETTERS && letters.includes(shop))
}

/** Marks stay: they are the vowels of Devanagari. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
