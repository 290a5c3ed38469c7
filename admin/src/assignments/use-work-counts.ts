import { useQuery } from '@tanstack/react-query'
import type { WorkCounts } from '#contract/admin/assignments.ts'
import { get } from '../api.ts'
import { useCan } from '../session/staff-session.ts'

/** Colleagues assign work at any time. */
const REFRESHED_MS = 60_000

/** Returns the counts of one's own work; undefined before the first answer and without the permission. */
export function useWorkCounts(): WorkCounts | undefined {
  const mayRead = useCan('assignments.read')
  const { data } = useQuery({
    queryKey: ['assignments', 'counts'],
    queryFn: ({ signal }) => get<WorkCounts>('/assignments/counts', {}, signal),
    refetchInterval: REFRESHED_MS,
    enabled: mayRead,
  })
  return data
}
