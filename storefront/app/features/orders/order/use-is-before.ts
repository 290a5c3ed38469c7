import { useEffect, useState } from 'react'

/** Returns whether an instant is in the future, and updates when it passes; false without one. */
export function useIsBefore(instant: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (instant === null) return undefined
    const leftMs = Date.parse(instant) - Date.now()
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, leftMs) + 1)
    return () => clearTimeout(timer)
  }, [instant])
  return instant !== null && now <= Date.parse(instant)
}
