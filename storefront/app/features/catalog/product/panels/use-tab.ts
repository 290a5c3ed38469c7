import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../../ui/hydration.ts'

export const tabIds = ['description', 'details', 'reviews', 'custom-order'] as const
export type TabId = (typeof tabIds)[number]

/** Returns the tab in the address, or the first; `isReady` is false until scripts run. */
export function useTab() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isReady = useHydrated()
  // The server never sees the hash, so the first rendering must ignore it.
  const chosen = (isReady && tabIds.find((tab) => `#${tab}` === hash)) || tabIds[0]
  const choose = (tab: TabId) => navigate({ search, hash: tab }, { replace: true, preventScrollReset: true })
  return { chosen, isReady, choose }
}
