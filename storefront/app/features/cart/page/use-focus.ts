import { type RefObject, useEffect, useRef } from 'react'

/** For what takes the focus when it is wanted there: an element with `tabIndex={-1}`. */
export function useFocus<Shown extends HTMLElement>(isWanted: boolean): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (isWanted) shown.current?.focus({ preventScroll: true })
  }, [isWanted])
  return shown
}
