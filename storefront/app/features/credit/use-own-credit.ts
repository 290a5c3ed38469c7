import { useQuery } from '@tanstack/react-query'
import type { OwnCredit } from '#contract/credit.ts'
import { queryClient } from '../../query-client.ts'
import { creditApi } from './credit-api.ts'

/** The store credit of a member, up to date on each visit; a guest has none. */
export function useOwnCredit(userId: string | undefined) {
  const query = {
    queryKey: ['credit', userId],
    queryFn: loadOwn,
    enabled: userId !== undefined,
    gcTime: 0,
    staleTime: 0,
  }
  return useQuery(query, queryClient)
}

async function loadOwn(): Promise<OwnCredit> {
  const answer = await creditApi.own()
  if (answer.success) return answer.data
  throw new Error(`The store credit could not be loaded: ${answer.message}`)
}
