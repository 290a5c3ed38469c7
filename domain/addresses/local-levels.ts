import type { Language } from '../language/languages.ts'
import levels from './local-levels.json' with { type: 'json' }

export const localLevelTypes = ['metropolitan', 'sub-metropolitan', 'municipality', 'rural-municipality'] as const
type LocalLevelType = (typeof localLevelTypes)[number]

/** A municipality, or one of the other local levels. Its name occurs once in its district, in each language. */
export type LocalLevel = {
  /** In English. It names the local level in addresses; without a word for its type. */
  name: string
  ne: string
  type: LocalLevelType
  /** Wards are numbered from 1 to this. */
  wards: number
  /** English name before it was renamed. */
  formerly?: string
}

/** Nepal's 753 local levels by the English name of their district, by type and name. */
const byDistrict = new Map(Object.entries(levels as Record<string, readonly LocalLevel[]>))

/** Returns the local levels of a district, by its English name; none for a name that is no district. */
export function localLevelsOf(district: string): readonly LocalLevel[] {
  return byDistrict.get(district) ?? []
}

/** Returns the town of an address in a language; a town of an earlier version as it was typed. */
export function townIn(language: Language, { district, city }: { district: string; city: string }): string {
  return language === 'en' ? city : (localLevelNamed(district, city)?.ne ?? city)
}

/** Returns a local level by the name that an address holds. */
export function localLevelNamed(district: string, name: string): LocalLevel | undefined {
  return localLevelsOf(district).find((level) => level.name === name)
}
