import { useQuery } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { get } from '../api.ts'
import type { Area } from '../area.ts'
import { useStaff } from '../session/staff-session.ts'
import { openVerb, type Entry, type Recent } from './entry.ts'
import { mayRead } from './part.ts'

const MOST_RECENT = 8

/**
 * The records that this person opened from the palette, the newest first, and a function that adds one. The browser keeps
 * them until the logout, without names of people: those are read again when they are shown.
 */
export function useRecent(areas: readonly Area[]): [Entry[], (record: Recent) => void] {
  const me = useStaff()
  const [kept, keep] = useStore<Recent[]>(`find.recent.${me?.id}`, [])
  const names = useCustomerNames(kept.filter(({ resource }) => resource === 'customers').map(({ id }) => id))
  const entries = kept.flatMap((record): Entry[] => {
    const area = areas.find(({ name }) => name === record.resource)
    if (!area || !mayRead(area, me?.permissions ?? [])) return []
    const entry: Entry = {
      id: `recent ${record.resource} ${record.id}`,
      label: record.label ?? names.get(record.id) ?? area.label,
      detail: area.label,
      icon: area.icon,
      verb: openVerb,
      opens: { path: record.path },
      remembered: record,
    }
    return [entry]
  })
  const add = (record: Recent) =>
    keep(
      [record, ...kept.filter(({ resource, id }) => resource !== record.resource || id !== record.id)].slice(
        0,
        MOST_RECENT,
      ),
    )
  return [entries, add]
}

/** Without an answer the rows say what they are, not whose. */
function useCustomerNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['find', 'names', ids],
    queryFn: ({ signal }) =>
      get<{ items: { id: string; name: string }[] }>('/customers', { ids, perPage: MOST_RECENT }, signal),
    enabled: ids.length > 0,
  })
  return new Map(data?.items.map(({ id, name }) => [id, name]))
}
