import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ProjectDetails } from '#contract/content.ts'
import { PROJECT_PARAM } from '#domain/planner/plan-fragment.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { readPlan, writePlan } from '#domain/planner/read-plan.ts'
import { browserApi } from '../../../api.ts'
import { failsAtOnce, queryClient } from '../../../query-client.ts'

export type ShownProject = { project: ProjectDetails | undefined; isPending: boolean }

/**
 * The project in the address, and its plan in the language of the page. Anybody may have written the address: it counts
 * only if the shop shows this very plan there. Names do not count, since they differ by language: the page shows the
 * shop's own instead of those in the link.
 */
export function useProject(plan: Plan): ShownProject & { theirs: Plan | undefined } {
  const id = useSearchParams()[0].get(PROJECT_PARAM)
  const { data, isLoading } = useQuery(
    {
      ...failsAtOnce,
      queryKey: ['project', id],
      queryFn: () => browserApi.project(id ?? ''),
      enabled: id !== null,
    },
    queryClient,
  )
  const theirs = useMemo(() => {
    const wanted = withoutNames(plan)
    return data?.plans.map(asRead).find((one) => one && withoutNames(one) === wanted)
  }, [data, plan])
  return { project: theirs && data, theirs, isPending: isLoading }
}

/** Tables do not count, either: older links have none. */
function withoutNames(plan: Plan): string {
  const pieces = plan.pieces.map((piece) => {
    if (piece.own) return { ...piece, name: '' }
    const { table: _table, ...rest } = piece
    return { ...rest, name: '' }
  })
  return writePlan({ ...plan, name: '', pieces })
}

/** A plan as it comes out of a link. The shop's answer has its fields in another order. */
function asRead(plan: Plan): Plan | undefined {
  const read = readPlan(writePlan(plan))
  return 'plan' in read ? read.plan : undefined
}
