import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import Close from '@mui/icons-material/Close'
import { Button, Divider, ListItem, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { NewSavedViewBody, SavedView } from '#contract/admin/saved-views.ts'
import { get, post, remove } from '../api.ts'
import { sortOf } from '../data-provider.ts'
import { t } from '../language/t.ts'
import { sentenceCase } from './sentence-case.ts'
import { useCan } from '../session/staff-session.ts'
import { SaveViewDialog } from '../saved-views/save-view-dialog.tsx'

/** Menu for a list's `actions` with saved views (filters and sort order): the user's own and shared ones. */
export function SavedViews() {
  const { resource, filterValues, sort, displayedFilters, setFilters, setSort } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const mayRemove = useCan('views.remove')
  const { views, problem, forget, readAgain } = useViews(resource)

  function show({ filters, sort: order }: SavedView) {
    const shown = Object.fromEntries(Object.keys(filters).map((name) => [name, true]))
    setFilters(filters, { ...displayedFilters, ...shown })
    if (order !== '') setSort({ field: order.replace(/^-/, ''), order: order.startsWith('-') ? 'DESC' : 'ASC' })
    setAnchor(null)
  }

  async function save(name: string, isShared: boolean) {
    await saveView({ resource, name, isShared, filters: filterValues, sort: sortOf(sort).sort ?? '' })
    await readAgain()
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {sentenceCase(t('views'))}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.flatMap((view) => [
          <MenuItem key={view.id} onClick={() => show(view)}>
            <ListItemText
              primary={view.name}
              secondary={view.isMine ? undefined : t('by %{madeBy}', { madeBy: view.madeBy })}
            />
          </MenuItem>,
          // A separate item, as the keyboard reaches menu items but not buttons inside them.
          (view.isMine || mayRemove) && (
            <MenuItem key={`remove ${view.id}`} dense sx={{ pl: 4 }} onClick={() => void forget(view)}>
              <ListItemIcon>
                <Close fontSize="small" />
              </ListItemIcon>
              {t('Delete view “%{name}”', { name: view.name })}
            </MenuItem>
          ),
        ])}
        {views.length === 0 && <ListItem>{problem ?? t('No saved views yet')}</ListItem>}
        <Divider />
        <MenuItem onClick={() => (setAnchor(null), setIsSaving(true))}>{t('Save current view…')}</MenuItem>
      </Menu>
      {isSaving && <SaveViewDialog onSave={save} onClose={() => setIsSaving(false)} />}
    </>
  )
}

function useViews(resource: string) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const queryKey = ['saved-views', resource]
  const { data: views = [], error } = useQuery({ queryKey, queryFn: ({ signal }) => readViews(resource, signal) })
  const readAgain = () => queryClient.invalidateQueries({ queryKey })

  async function forget(view: SavedView) {
    try {
      await removeView(view)
      await readAgain()
      notify(t('View “%{name}” deleted', { name: view.name }))
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' })
    }
  }

  return { views, problem: error?.message, forget, readAgain }
}

async function readViews(resource: string, signal?: AbortSignal): Promise<SavedView[]> {
  const { items } = await get<{ items: SavedView[] }>('/saved-views', { resource }, signal)
  return items
}

function saveView(view: NewSavedViewBody): Promise<SavedView> {
  return post('/saved-views', view)
}

function removeView({ id }: SavedView): Promise<void> {
  return remove(`/saved-views/${id}`)
}
