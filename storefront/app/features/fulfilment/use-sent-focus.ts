import { useEffect, useRef, useState } from 'react'

/**
 * After something was sent the focus returns to the button that opened its form. Where that is gone it comes to what
 * `box` is given to.
 */
export function useSentFocus(isOpenerGone: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    if (wasSent && isOpenerGone) box.current?.focus()
  }, [wasSent, isOpenerGone])
  return { box, noteSent: () => setWasSent(true) }
}
