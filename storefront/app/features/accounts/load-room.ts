import type { Category } from '#contract/catalog/categories.ts'
import type { Api } from '../../api.ts'

/**
 * The picture of a room, to stand beside a form.
 *
 * @param word  stands in the name of its category; another room stands in for one that is not there
 * @returns     nothing when there is none, or none can be had: the form does without
 */
export async function loadRoom(api: Api, word: RegExp): Promise<Category['pictures'][number] | undefined> {
  const categories = await api.categories().catch((error: unknown) => {
    console.error(error)
    return []
  })
  const rooms = categories.filter(({ parentId, pictures }) => parentId === undefined && pictures.length > 0)
  return (rooms.find(({ name }) => word.test(name)) ?? rooms[0])?.pictures[0]
}
