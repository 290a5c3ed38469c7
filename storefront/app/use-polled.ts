import { useEffect, useState } from 'react'

type Poll<Data> = {
  /** Data from the page, shown until the first response. */
  initial: Data
  load: () => Promise<Data>
  /** Shown after a failure, until a call succeeds. */
  ifFailed: Data
  everyMs: number
}

/**
 * Data that is polled while the page is visible and online. `load` and `ifFailed` must be constants.
 * TanStack Query would do it too, for 11 KB of script before any page answers.
 */
export function usePolled<Data>({ initial, load, ifFailed, everyMs }: Poll<Data>): Data {
  const [polled, setPolled] = useState<{ data: Data }>()

  useEffect(() => {
    let isGone = false
    const poll = async () => {
      // Offline nothing is known to have changed.
      if (document.hidden || !navigator.onLine) return
      const data = await load().catch((error: unknown) => {
        console.error(error)
        return ifFailed
      })
      if (!isGone) setPolled({ data })
    }
    const timer = setInterval(poll, everyMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [load, ifFailed, everyMs])

  return polled ? polled.data : initial
}
