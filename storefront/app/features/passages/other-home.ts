import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../storage.ts'
import { measureChanges, onMeasures } from './use-is-measured.ts'

const KEY = 'forOtherHome'

/** Whether the shopper has said in this tab that a variant is for another home than the one that was measured. */
export function useIsForOtherHome(variantId: string): boolean {
  return useSyncExternalStore(
    onMeasures,
    () => said().includes(variantId),
    () => false,
  )
}

/** Notes for which home a variant is, as long as the tab is open. */
export function sayHome(variantId: string, isOther: boolean): void {
  const others = said().filter((id) => id !== variantId)
  const marked = isOther ? [...others, variantId] : others
  keep(KEY, marked.length === 0 ? null : marked.join(' '), 'sessionStorage')
  measureChanges.dispatchEvent(new Event('change'))
}

function said(): string[] {
  return readKept(KEY, 'sessionStorage')?.split(' ') ?? []
}
