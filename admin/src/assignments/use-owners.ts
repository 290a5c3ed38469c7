import { useQuery } from '@tanstack/react-query'
import type { OwnerList } from '#contract/admin/assignments.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { get } from '../api.ts'
import { useStaff } from '../session/staff-session.ts'

const FRESH_MS = 300_000

/** Returns the people who may own records of a kind, oneself first, as choices of a select. */
export function useOwners(kind: AssignmentKind): { id: string; name: string }[] {
  const me = useStaff()
  const { data } = useQuery({
    queryKey: ['assignment-owners', kind],
    queryFn: ({ signal }) => get<OwnerList>('/assignments/owners', { kind }, signal),
    staleTime: FRESH_MS,
  })
  const people = data?.items ?? []
  const own = people.filter(({ id }) => id === me?.id).map(({ id, name }) => ({ id, name: `${name} (me)` }))
  return [...own, ...people.filter(({ id }) => id !== me?.id)]
}
