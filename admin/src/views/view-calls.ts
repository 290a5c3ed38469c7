import { get, post, remove } from '../api.ts'

/** A list as somebody wants to see it again: filters and order under a name. */
export type SavedView = {
  id: number
  resource: string
  name: string
  filters: Record<string, unknown>
  /** Such as `-placedAt`; '' for the usual order. */
  sort: string
  isShared: boolean
  isMine: boolean
  madeBy: string
}

export type NewSavedView = Pick<SavedView, 'resource' | 'name' | 'filters' | 'sort' | 'isShared'>

export async function readViews(resource: string, signal?: AbortSignal): Promise<SavedView[]> {
  const { items } = await get<{ items: SavedView[] }>('/saved-views', { resource }, signal)
  return items
}

export function saveView(view: NewSavedView): Promise<SavedView> {
  return post('/saved-views', view)
}

export function removeView({ id }: SavedView): Promise<void> {
  return remove(`/saved-views/${id}`)
}
