import type { Understood } from '#contract/catalog/search.ts'
import { familyNamed } from '#domain/catalog/color-families.ts'
import { type CategoryCondition, type Condition, distinct, withoutCondition } from '#domain/catalog/sentence.ts'
import { idsOfPlace } from '#domain/catalog/sentence-kinds.ts'
import type { Look } from '#domain/catalog/sentence-looks.ts'
import { sizesOf } from '#domain/catalog/sentence-sizes.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Search } from './understand-search.ts'

/** Converts the conditions of a search to the reply's format, each once. */
export function asUnderstood(search: Search, language: Language): Understood[] {
  return distinct(search.conditions).map((condition) => ({
    ...present(condition, search, language),
    without: withoutCondition(search.sentence, condition),
  }))
}

function present(condition: Condition, { places }: Search, language: Language) {
  const { kind } = condition
  switch (kind) {
    case 'category':
    case 'room': {
      return { kind, _id: String(condition.id), name: labelOf(condition, places) }
    }
    case 'price': {
      const { minPrice, maxPrice, isAbout } = condition
      return { kind, minPrice, maxPrice, isAbout }
    }
    case 'seats':
      return { kind, seats: condition.seats }
    case 'size': {
      const { names, measured } = condition
      return { kind, names, size: measured && `${measured.width}*${measured.length}`, sizes: sizesOf(condition) }
    }
    case 'measure':
      return { kind, limits: [...condition.limits] }
    case 'color': {
      return {
        kind,
        name: condition[language],
        family: familyNamed(condition.en),
        colorWords: colorWordsOf(condition),
      }
    }
    case 'material':
      return { kind, name: condition[language], colorWords: colorWordsOf(condition) }
  }
}

function colorWordsOf(look: Look): string[] {
  return look.isExcluded ? [] : [...look.means]
}

/** Returns the names of the categories that a condition asks for. */
export function labelOf(condition: CategoryCondition, places: Search['places']): string {
  const ids = idsOfPlace(condition)
  return places.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(', ')
}
