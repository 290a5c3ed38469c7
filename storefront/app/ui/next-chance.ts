/** `click` rather than `pointerdown`: what comes of it must not move a button from below the finger. */
const signs = ['online', 'click', 'keydown'] as const

/**
 * Calls back once, when it is worth asking again for what failed: the network is back, the person presses something, or
 * returns to the page.
 */
export function onNextChance(callback: () => void, signal?: AbortSignal): void {
  const first = new AbortController()
  const go = () => {
    first.abort()
    callback()
  }
  const options = { capture: true, signal: first.signal }
  for (const sign of signs) addEventListener(sign, go, options)
  document.addEventListener('visibilitychange', () => document.hidden || go(), options)
  signal?.addEventListener('abort', () => first.abort(), options)
}

/** Asks at each chance until it is answered. A module needs it at its top level: one that throws there is never run again. */
export async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await ask()
      return
    } catch {
      await new Promise<void>((go) => onNextChance(go))
    }
  }
}
