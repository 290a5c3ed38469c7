import { QueryObserver } from '@tanstack/react-query'
import type { Quote, QuoteBody } from '#contract/checkout.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { hearOtherTabs } from '../cart/other-tabs.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { isSending } from './place-order.ts'
import type { Quoted } from './use-quote.ts'

/** Older prices are loaded again when the shopper returns to the page. */
const FRESH_MS = 5_000

/**
 * Requests the quote, and calls `listener` whenever it changes.
 * @param owner  the shopper, since each has a different cart
 */
export function observeQuote(owner: string, asked: QuoteBody, listener: (quoted: Quoted) => void) {
  const observer = new QueryObserver(queryClient, {
    ...failsAtOnce,
    queryKey: ['quote', owner, asked],
    queryFn: () => readQuote(asked),
    staleTime: FRESH_MS,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })
  const tell = ({ data, isFetching, isError }: ReturnType<typeof observer.getCurrentResult>) =>
    listener({ quote: data, isFetching, hasFailed: isError })
  const unsubscribe = observer.subscribe(tell)
  const unhear = hearOtherTabs(() => void (isSending() || observer.refetch()))
  tell(observer.getCurrentResult())
  return {
    stop: () => {
      unhear()
      unsubscribe()
    },
    /** Reloads the quote; undefined when that failed. */
    ask: async (): Promise<Quote | undefined> => {
      const { data, isError } = await observer.refetch()
      return isError ? undefined : data
    },
  }
}

async function readQuote(asked: QuoteBody): Promise<Quote> {
  const answer = await checkoutCalls.quote(asked)
  if (!answer.success) throw new Error(`The order could not be reckoned: ${answer.message}`)
  return answer.data
}
