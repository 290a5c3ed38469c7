import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Less is a trembling finger, not a direction. */
const LEAST_MOVE_PX = 6
/** Time after which the page rests. */
const REST_MS = 200

/** Pages with forms, with the way to an order, or with contacts of their own, by their ids in routes.ts. */
const pagesWithout = new Set([
  'product',
  'product-details',
  'routes/cart',
  'routes/shared-cart',
  'routes/order-confirmed',
  'routes/payment',
  'routes/login',
  'routes/register',
  'routes/verify-account',
  'routes/forgot-password',
  'routes/my-account',
  'routes/my-order',
  'routes/track-order',
  'routes/custom-order',
  'routes/contact',
  'routes/ticket',
])

/** What a visitor wants to press or read. */
const CONTENT = 'a, button, input, select, textarea, label, summary, p, s, h1, h2, h3, dt, dd, th, td'

/**
 * Whether a button in the corner of the window is welcome: not on pages with forms, not while scrolling down, and
 * never above something to press or read.
 */
export function useFreeCorner(button: RefObject<HTMLElement | null>): boolean {
  const { key } = useLocation()
  const isWelcome = !useMatches().some(({ id }) => pagesWithout.has(id))
  /** The page on which the corner is free. */
  const [freeOn, setFreeOn] = useState<string>()
  useEffect(() => {
    if (!isWelcome) return undefined
    let last = scrollY
    let isDownward = false
    let timer: ReturnType<typeof setTimeout>
    const rest = () => setFreeOn(isDownward || isCovering(button.current) ? undefined : key)
    const waitForRest = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, REST_MS)
    }
    const follow = () => {
      const moved = scrollY - last
      if (Math.abs(moved) >= LEAST_MOVE_PX) {
        last = scrollY
        isDownward = moved > 0
        if (isDownward) setFreeOn(undefined)
      }
      waitForRest()
    }
    waitForRest()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', waitForRest)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', follow)
      removeEventListener('resize', waitForRest)
    }
  }, [button, isWelcome, key])
  return isWelcome && freeOn === key
}

/** Looks below the corners of the button, the middles of its sides and its center. */
function isCovering(button: HTMLElement | null): boolean {
  if (!button) return false
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const columns = [left, (left + right) / 2, right - 1]
  const rows = [top, (top + bottom) / 2, bottom - 1]
  return columns.some((x) =>
    rows.some((y) =>
      document.elementsFromPoint(x, y).some((element) => !button.contains(element) && element.matches(CONTENT)),
    ),
  )
}
