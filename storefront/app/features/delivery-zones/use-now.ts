import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present minute, for a page that is left open past the hour until which orders count. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
