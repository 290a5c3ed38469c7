import { useEffect, useRef, useState } from 'react'

/**
 * Returns the focus to the button that opened the form. If that button is gone, the element with the `box` ref takes
 * it.
 */
export function useSentFocus(isOpenerGone: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    if (wasSent && isOpenerGone) box.current?.focus()
  }, [wasSent, isOpenerGone])
  return { box, noteSent: () => setWasSent(true) }
}
