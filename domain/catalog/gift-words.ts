import { formsOf } from './sentence-tokens.ts'

const giftWords: ReadonlySet<string> = new Set('gift present upahar uphar koseli उपहार कोसेली गिफ्ट'.split(' '))

/** Returns whether a word says that something is to be given away, which names no goods. */
export function isGift(word: string): boolean {
  return formsOf(word).some((form) => giftWords.has(form))
}
