import { startTransition, useEffect, useRef, useState } from 'react'
import type { Quote, QuoteBody } from '#contract/checkout.ts'
import { loadMessages } from '../../messages/load-messages.ts'
import { pageLanguage } from '../../messages/text.ts'
import { onNextChance } from '../../ui/next-chance.ts'

/**
 * Loads quoting and ordering together, so the button works as soon as the total shows. The page answers to touch first
 * (decision 141).
 */
export async function loadDesk() {
  await new Promise((next) => setTimeout(next))
  const parts = [import('./quote-observer.ts'), import('./order-as-shown.ts'), import('./why-not-placed.tsx')] as const
  // The texts of the parts that show the figures come with them, not after them.
  const texts = loadMessages(pageLanguage(), 'checkout-parts')
  const [{ observeQuote }, { orderAsShown }, { whyNotPlaced }] = await Promise.all([...parts, texts])
  return { observeQuote, orderAsShown, whyNotPlaced }
}

export type Quoted = { quote: Quote | undefined; isFetching: boolean; hasFailed: boolean }

export type QuoteState = Quoted & {
  /** Whether `quote` belongs to the latest choices rather than earlier ones. */
  isCurrent: boolean
  /** Reloads the quote; undefined when that failed. */
  ask: () => Promise<Quote | undefined>
}

const NOTHING: Quoted = { quote: undefined, isFetching: false, hasFailed: false }

/**
 * Returns the quote of the order at current prices.
 * @param owner  no request is sent while undefined
 */
export function useQuote(owner: string | undefined, { district, method, coupon }: QuoteBody): QuoteState {
  const [told, setTold] = useState({ ...NOTHING, name: '' })
  const [attempt, setAttempt] = useState(0)
  const name = JSON.stringify([owner, district, method, coupon, attempt])
  const askAgain = useRef<() => Promise<Quote | undefined>>(undefined)
  useEffect(() => {
    if (owner === undefined) return undefined
    let stop = () => {}
    const over = new AbortController()
    loadDesk().then(
      ({ observeQuote }) => {
        if (over.signal.aborted) return
        const asked = { district, coupon, ...(method && { method }) }
        const observed = observeQuote(owner, asked, ({ quote, ...now }) =>
          // In pieces, between which the page answers to touch: the whole form goes by the figures.
          startTransition(() =>
            setTold((before) => ({
              ...now,
              quote: quote ?? before.quote,
              name: quote || now.hasFailed ? name : before.name,
            })),
          ),
        )
        stop = observed.stop
        askAgain.current = observed.ask
      },
      (error: unknown) => {
        console.warn('What asks for figures could not be loaded', error)
        if (over.signal.aborted) return
        setTold((before) => ({ ...before, isFetching: false, hasFailed: true, name }))
        onNextChance(() => setAttempt(attempt + 1), over.signal)
      },
    )
    return () => {
      over.abort()
      stop()
      askAgain.current = undefined
    }
  }, [owner, district, method, coupon, name, attempt])

  const isOfNow = told.name === name
  const isFetching = told.isFetching || (owner !== undefined && !isOfNow)
  const hasFailed = isOfNow && told.hasFailed
  return {
    quote: told.quote,
    isFetching,
    hasFailed,
    isCurrent: told.quote !== undefined && isOfNow && !isFetching && !hasFailed,
    ask: async () => {
      if (askAgain.current) return askAgain.current()
      setAttempt(attempt + 1)
      return undefined
    },
  }
}
