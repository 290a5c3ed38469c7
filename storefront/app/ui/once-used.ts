import { useEffect, useState } from 'react'
import { whenFree } from './goes-first.ts'

/** Anything that a person does to a page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click'] as const

/** Calls back once, after the first sign that a person uses the page, and after whatever that sign asks for. */
export function onceUsed(callback: () => void, signal: AbortSignal): void {
  const first = new AbortController()
  const use = () => {
    first.abort()
    void whenFree().then(() => signal.aborted || callback())
  }
  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true, signal: first.signal })
  signal.addEventListener('abort', () => first.abort())
}

/** Returns whether the page has been used since this component came. */
export function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    onceUsed(() => setIsUsed(true), gone.signal)
    return () => gone.abort()
  }, [])
  return isUsed
}
