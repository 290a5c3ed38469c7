import type { NewSavedViewBody, SavedView } from '#contract/admin/saved-views.ts'
import { get, post, remove } from '../api.ts'

export async function readViews(resource: string, signal?: AbortSignal): Promise<SavedView[]> {
  const { items } = await get<{ items: SavedView[] }>('/saved-views', { resource }, signal)
  return items
}

export function saveView(view: NewSavedViewBody): Promise<SavedView> {
  return post('/saved-views', view)
}

export function removeView({ id }: SavedView): Promise<void> {
  return remove(`/saved-views/${id}`)
}
