import { useQuery } from '@tanstack/react-query'
import type { InstalmentPlan, InstalmentPlansReply } from '#contract/instalments.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { call } from '../accounts/session/call.ts'

const query = { queryKey: ['instalment-plans'], queryFn: readPlans, ...failsAtOnce }

/** The banks' plans; undefined on their way and after a failure, which stays while another try is on its way. */
export function usePlans() {
  const { data: plans, errorUpdateCount, isFetching, refetch } = useQuery(query, queryClient)
  return { plans, hasFailed: !plans && errorUpdateCount > 0, isTrying: isFetching, retry: () => void refetch() }
}

async function readPlans(): Promise<InstalmentPlan[]> {
  const { answer } = await call<InstalmentPlansReply>({ method: 'GET', path: '/api/instalment-plans' })
  if (!answer.success) throw new Error('The instalment plans could not be loaded', { cause: answer })
  return answer.data
}
