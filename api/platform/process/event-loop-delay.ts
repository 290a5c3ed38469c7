import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const SAMPLE_MS = 1_000
const NS_A_MS = 1e6

/**
 * Measures how late the event loop of this process is, once a second. It opens no file, so it cannot fail when there are
 * too many.
 */
export function measureEventLoopDelay() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let lastMs = 0
  const timer = setInterval(() => {
    // Without any measurement the loop stood still.
    lastMs = histogram.count === 0 ? Infinity : Math.max(0, histogram.mean / NS_A_MS - RESOLUTION_MS)
    histogram.reset()
  }, SAMPLE_MS)
  timer.unref()
  return {
    /** Returns the mean of the last second. */
    lastMs: () => lastMs,
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
