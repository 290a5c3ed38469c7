import type { Category } from '#contract/catalog/categories.ts'
import type { Api } from '../../api.ts'

/**
 * Loads the picture of a room to show beside a form.
 * @param word  matches the category's name; any other room replaces a missing one
 * @returns     undefined when there is none or loading fails: the form works without it
 */
export async function loadRoom(api: Api, word: RegExp): Promise<Category['pictures'][number] | undefined> {
  const categories = await api.categories().catch((error: unknown) => {
    console.error(error)
    return []
  })
  const rooms = categories.filter(({ parentId, pictures }) => parentId === undefined && pictures.length > 0)
  return (rooms.find(({ name }) => word.test(name)) ?? rooms[0])?.pictures[0]
}
