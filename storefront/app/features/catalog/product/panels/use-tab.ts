import { useLocation, useNavigate } from 'react-router'
import { useKnownInBrowser } from '../../../../ui/hydration.ts'

export const tabIds = ['description', 'details', 'reviews', 'custom-order'] as const
export type TabId = (typeof tabIds)[number]

/** Returns the tab in the address, or the first. */
export function useTab() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // The server never sees the hash, so the first rendering must ignore it.
  const known = useKnownInBrowser(() => hash, '')
  const chosen = tabIds.find((tab) => `#${tab}` === known) ?? tabIds[0]
  const choose = (tab: TabId) => navigate({ search, hash: tab }, { replace: true, preventScrollReset: true })
  return { chosen, choose }
}
