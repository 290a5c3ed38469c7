import type { Category } from '#contract/catalog/categories.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Api } from '../../api.ts'
import { loadUsualDays } from '../delivery-zones/load-usual-days.ts'
import type { IconName } from '../../ui/icon.tsx'

export type ShellCategory = Pick<Category, '_id' | 'name' | 'parentId'> & {
  /** Texts of a top-level category. The server picks them, so that no page carries every language. */
  icon?: IconName
}
export type Shell = Awaited<ReturnType<typeof loadShell>>

/**
 * Loads the frame of every page. Categories and offers are empty lists if they fail to load, and the usual days of
 * delivery are undefined.
 */
export async function loadShell(api: Api, language: Language) {
  const [settings, categories, hoardings, usualDays] = await Promise.all([
    api.settings(),
    api.categories().catch(emptyList),
    api.hoardings().catch(emptyList),
    loadUsualDays(api),
  ])
  return { language, settings, categories: categories.map(forMenus), hoardings, usualDays }
}

function emptyList(error: unknown): never[] {
  console.error(error)
  return []
}

function forMenus({ _id, name, parentId }: Category): ShellCategory {
  return { _id, name, ...(parentId === undefined ? { icon: categoryIcon(name) } : { parentId }) }
}

export function topCategories(categories: readonly ShellCategory[]): ShellCategory[] {
  return categories.filter(({ parentId }) => parentId === undefined)
}

export function subcategoriesOf(categories: readonly ShellCategory[], parentId: string): ShellCategory[] {
  return categories.filter((category) => category.parentId === parentId)
}

/** The first word found in the name decides; 'bedding' comes before 'bed', which it contains. */
const iconOfWord: [RegExp, IconName][] = [
  [/bedding|ओछ्यान/i, 'pillow'],
  [/bed|पलङ|सुत्ने/i, 'bed'],
  [/living|sofa|बैठक|सोफा/i, 'sofa'],
  [/dining|kitchen|डाइनिङ|भान्सा/i, 'dining'],
  [/office|अफिस/i, 'lamp'],
  [/outdoor|patio|आउटडोर|आँगन/i, 'tree'],
]

export function categoryIcon(name: string): IconName {
  return iconOfWord.find(([word]) => word.test(name))?.[1] ?? 'chair'
}
