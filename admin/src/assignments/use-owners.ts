import { useQuery } from '@tanstack/react-query'
import type { OwnerList } from '#contract/admin/assignments.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'

const FRESH_MS = 300_000

type Person = OwnerList['items'][number]

/** Returns the people who may own records of a kind, oneself first, as choices of a select. */
export function useOwners(kind: AssignmentKind): Person[] {
  const me = useStaff()
  const people = usePeople(kind)
  const own = people
    .filter(({ id }) => id === me?.id)
    .map(({ id, name }) => ({ id, name: t('%{name} (me)', { name }) }))
  return [...own, ...people.filter(({ id }) => id !== me?.id)]
}

/** Returns the others who may read records of a kind. */
export function useColleagues(kind: AssignmentKind): Person[] {
  const me = useStaff()
  return usePeople(kind).filter(({ id }) => id !== me?.id)
}

function usePeople(kind: AssignmentKind): Person[] {
  const { data } = useQuery({
    queryKey: ['assignment-owners', kind],
    queryFn: ({ signal }) => get<OwnerList>('/assignments/owners', { kind }, signal),
    staleTime: FRESH_MS,
  })
  return data?.items ?? []
}
