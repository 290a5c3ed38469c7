import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { OpenPlan } from './open-plan.ts'
import { WANTED_PRODUCT, WANTED_VARIANT } from './wanted-address.ts'
import type { Words } from './words.ts'

/** Puts the product of the address into the plan, once: the address then forgets it, so that a reload adds nothing. */
export function useWanted(open: OpenPlan, words: Words): void {
  const [search, setSearch] = useSearchParams()
  const [productId, variantId] = [search.get(WANTED_PRODUCT), search.get(WANTED_VARIANT)]
  const taken = useRef<string>(undefined)
  useEffect(() => {
    const wanted = `${productId} ${variantId}`
    if (productId === null || taken.current === wanted) return
    taken.current = wanted
    setSearch({}, { replace: true, preventScrollReset: true })
    import('./put-wanted.ts').then(
      ({ putWanted }) => putWanted(open, words, productId, variantId),
      (error: unknown) => {
        console.warn('A product could not be put into the plan', error)
        open.say(words.text('planner.not-loaded'))
      },
    )
  }, [open, words, productId, variantId, setSearch])
}
