import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element with `tabIndex={-1}` when it is rendered and `isWanted`. */
export function useFocus<Shown extends HTMLElement>(isWanted: boolean): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (isWanted) shown.current?.focus({ preventScroll: true })
  }, [isWanted])
  return shown
}
