import type { Category } from '#contract/categories.ts'
import type { Language } from '#domain/languages.ts'
import type { Api } from '../../api.ts'

export type ShellCategory = Pick<Category, '_id' | 'name' | 'parentId'>
export type Shell = Awaited<ReturnType<typeof loadShell>>

/** What every page shows around its content. Categories and offers that cannot be had are empty lists. */
export async function loadShell(api: Api, language: Language) {
  const [settings, categories, hoardings] = await Promise.all([
    api.settings(),
    api.categories().catch(emptyList),
    api.hoardings().catch(emptyList),
  ])
  return { language, settings, categories: categories.map(forMenus), hoardings }
}

function emptyList(error: unknown): never[] {
  console.error(error)
  return []
}

function forMenus({ _id, name, parentId }: Category): ShellCategory {
  return { _id, name, ...(parentId !== undefined && { parentId }) }
}

export function topCategories(categories: readonly ShellCategory[]): ShellCategory[] {
  return categories.filter(({ parentId }) => parentId === undefined)
}

export function subcategoriesOf(categories: readonly ShellCategory[], parentId: string): ShellCategory[] {
  return categories.filter((category) => category.parentId === parentId)
}
