import { spellingsOf } from './nepali-spellings.ts'
import type { CategoryCondition, Part } from './sentence.ts'
import { withSetsFirst } from './sentence-dining.ts'
import { type Names, placesEndingIn } from './sentence-places.ts'
import { formsOf } from './sentence-tokens.ts'

/** Between two kinds of furniture these words and signs ask for either. */
const joiners = new Set(['and', 'or', 'र', 'ra', 'वा', 'wa'])
const JOINING_SIGN = /[,&/+]/

/** Returns whether a word or sign between two parts of a sentence asks for both of them. */
export function areJoined(parts: readonly Part[], from: number, to: number, text: string): boolean {
  if (JOINING_SIGN.test(text.slice(parts[from]!.end, parts[to]!.start))) return true
  return parts.slice(from + 1, to).some((part) => isJoiner(wordOf(part, text)))
}

function wordOf({ start, end }: Part, text: string): string {
  return text.slice(start, end).toLowerCase()
}

/** Returns whether a word joins two kinds of furniture. */
export function isJoiner(word: string): boolean {
  return joiners.has(word)
}

/**
 * Reads a word for a kind of furniture as the categories of that kind, if another kind is joined to it: `table and chair`
 * asks for tables or chairs, and no product is both. Alone such a word is searched for.
 */
export function withJoinedKinds(parts: readonly Part[], text: string, names: Names): Part[] {
  const kinds = parts.flatMap((part, at) => {
    const category = part.condition?.kind === 'category' ? part.condition : kindOf(part, names)
    return category ? [{ at, category }] : []
  })
  const meant = new Map<number, CategoryCondition>()
  for (const [index, kind] of kinds.slice(1).entries()) {
    const before = kinds[index]!
    if (!areJoined(parts, before.at, kind.at, text) || overlap(before.category, kind.category)) continue
    const [first, second] = withSetsFirst([meant.get(before.at) ?? before.category, kind.category], names)
    meant.set(before.at, first).set(kind.at, second)
  }
  return parts.map((part, at) => {
    const condition = meant.get(at)
    if (condition) return { ...part, condition, words: [] }
    return meant.size > 0 && isJoiner(wordOf(part, text)) ? { ...part, words: [] } : part
  })
}

function kindOf({ condition, words }: Part, names: Names): CategoryCondition | undefined {
  if (condition !== null || words.length !== 1 || isJoiner(words[0]!)) return undefined
  const forms = formsOf(words[0]!).flatMap((form) => spellingsOf(form))
  const named = [...new Set(forms.flatMap((form) => [form, names.meanings.get(form) ?? form]))]
  const [id, ...alsoIds] = placesEndingIn(named, names)
  return id === undefined ? undefined : { kind: 'category', id, alsoIds, alsoNamed: named }
}

function overlap(one: CategoryCondition, other: CategoryCondition): boolean {
  return idsOfPlace(one).some((id) => idsOfPlace(other).includes(id))
}

/** Returns the ids of all categories that a condition asks for. */
export function idsOfPlace({ id, alsoIds = [] }: CategoryCondition): number[] {
  return [id, ...alsoIds]
}
