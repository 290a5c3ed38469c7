import { useEffect, useRef, useState } from 'react'
import type { Quote, QuoteBody } from '#contract/checkout.ts'

/** What asks and what orders come together: where there are figures to press on, the press works. */
export async function loadDesk() {
  const parts = [import('./quote-observer.ts'), import('./order-as-shown.ts'), import('./figure-changes.ts')] as const
  const [{ observeQuote }, { orderAsShown }, { figureChanges }] = await Promise.all(parts)
  return { observeQuote, orderAsShown, figureChanges }
}

export type Quoted = { quote: Quote | undefined; isFetching: boolean; hasFailed: boolean }

export type QuoteState = Quoted & {
  /** `quote` is of what was chosen last; otherwise of what was chosen before. */
  isCurrent: boolean
  /** Asks again; undefined when that failed. */
  ask: () => Promise<Quote | undefined>
}

const NOTHING: Quoted = { quote: undefined, isFetching: false, hasFailed: false }

/**
 * What the order would be at the figures of now.
 *
 * @param owner  nobody asks while it is undefined
 */
export function useQuote(owner: string | undefined, { district, method, coupon }: QuoteBody): QuoteState {
  const [told, setTold] = useState({ ...NOTHING, name: '' })
  const [attempt, setAttempt] = useState(0)
  const name = JSON.stringify([owner, district, method, coupon, attempt])
  const askAgain = useRef<() => Promise<Quote | undefined>>(undefined)
  useEffect(() => {
    if (owner === undefined) return undefined
    let stop = () => {}
    let isOver = false
    loadDesk().then(
      ({ observeQuote }) => {
        if (isOver) return
        const asked = { district, coupon, ...(method && { method }) }
        const observed = observeQuote(owner, asked, ({ quote, ...now }) =>
          setTold((before) => ({
            ...now,
            quote: quote ?? before.quote,
            name: quote || now.hasFailed ? name : before.name,
          })),
        )
        stop = observed.stop
        askAgain.current = observed.ask
      },
      (error: unknown) => {
        console.warn('What asks for figures could not be loaded', error)
        if (!isOver) setTold((before) => ({ ...before, isFetching: false, hasFailed: true, name }))
      },
    )
    return () => {
      isOver = true
      stop()
      askAgain.current = undefined
    }
  }, [owner, district, method, coupon, name])

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
