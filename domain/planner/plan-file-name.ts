import { MAX_NAME_LENGTH } from './plan.ts'

/**
 * Names a file after a plan: `bedroom-baneshwor-2026-11-28.png`. Letters of every script stay; what a file system may
 * refuse does not.
 *
 * @param name  of the plan; `fallback` counts where it has no letter and no digit
 * @param day   as `2026-11-28`
 */
export function planFileName(name: string, fallback: string, day: string, ending: string): string {
  return `${[wordsOf(name) || wordsOf(fallback), day].filter(Boolean).join('-')}.${ending}`
}

/** Joiners belong to Nepali words, and marks to their letters. */
function wordsOf(name: string): string {
  const words = name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-')
  return words.toWellFormed().slice(0, MAX_NAME_LENGTH).replaceAll(/^-|-$/g, '')
}
