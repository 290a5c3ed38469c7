import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Attempt, AttemptReply } from '#contract/payments.ts'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import { askForOrderAgain } from '../orders/list/use-orders.ts'
import { call, type Answer } from '../accounts/session/call.ts'

/** A wallet usually knows within seconds. After that the shop's own job checks, too, so nobody needs to stay. */
const PAUSES_MS = [3_000, 3_500, 5_000, 7_000, 10_000, 15_000]
const LATER_PAUSE_MS = 30_000
/** After this time the page says that the shopper need not wait. */
const LONG_MS = 60_000
const OLD_MS = 2 * 60_000

const asked = { ...whileLookedAt, refetchOnWindowFocus: true } as const

/**
 * Returns the state of a payment attempt: read at once, then checked with the wallet until it is final.
 *
 * @returns  `attempt` is null if the id is unknown, undefined until loaded
 */
export function useAttempt(attemptId: string) {
  const key = ['attempt', attemptId]
  const read = useQuery(
    { ...asked, queryKey: key, queryFn: () => ask('read', attemptId), retry: () => navigator.onLine },
    queryClient,
  )
  const isPending = read.data?.state === 'pending'
  const check = useQuery(
    {
      ...asked,
      queryKey: ['attempt-check', attemptId],
      enabled: isPending,
      queryFn: () => lookUp(attemptId),
      retry: false,
      gcTime: 0,
      refetchInterval: ({ state }) => PAUSES_MS[state.dataUpdateCount + state.errorUpdateCount - 1] ?? LATER_PAUSE_MS,
    },
    queryClient,
  )
  const isOld = useIsOld(isPending ? read.data?.begunAt : undefined)
  return {
    attempt: read.data,
    /** The shop was unreachable, so nothing is known. */
    hasFailed: read.isError && read.data === undefined,
    /** The last request did not reach the shop. */
    isUnanswered: isPending && check.isError,
    /** Whether the shop has checked with the wallet since the page opened. */
    wasAnswered: check.isSuccess,
    isAsking: read.isFetching || check.isFetching,
    isLong: useIsLong(isPending) || (isOld && check.isSuccess),
    /** It began some time ago: a returning shopper has waited before. */
    isOld,
    /** Checks now. */
    ask: () => void (isPending ? check.refetch() : read.refetch()),
  }
}

/** Returns whether something has lasted for a minute. */
function useIsLong(lasts: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!lasts) return undefined
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [lasts])
  return lasts && isLong
}

/** Returns whether something started minutes before it was first displayed. */
function useIsOld(begunAt: string | undefined): boolean {
  const [openedAt] = useState(() => Date.now())
  return begunAt !== undefined && openedAt - Date.parse(begunAt) >= OLD_MS
}

async function lookUp(attemptId: string): Promise<Attempt | null> {
  const attempt = await ask('check', attemptId)
  queryClient.setQueryData(['attempt', attemptId], attempt)
  if (attempt && attempt.state !== 'pending') askForOrderAgain(attempt.orderId)
  return attempt
}

/** Treats an invalid id like an unknown one. */
async function ask(what: 'read' | 'check', attemptId: string): Promise<Attempt | null> {
  const answer = await paymentsApi[what](attemptId)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw new Error(`The payment could not be looked up: ${answer.message || (answer.code ?? 'no answer')}`)
}

/** The id of an attempt is enough to read its state, without a login. */
const paymentsApi = {
  read: (attemptId: string) => askShop('GET', attemptId, ''),
  /** Makes the shop check with the wallet now. */
  check: (attemptId: string) => askShop('POST', attemptId, '/check'),
}

async function askShop(method: 'GET' | 'POST', attemptId: string, action: string): Promise<Answer<AttemptReply>> {
  return (await call<AttemptReply>({ method, path: `/api/payments/${encodeURIComponent(attemptId)}${action}` })).answer
}
