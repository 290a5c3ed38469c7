import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Layout, useSidebarState, useStoreContext } from 'react-admin'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { MustSetUpTotp } from '../login/must-set-up-totp.tsx'
import { ExpiredSession } from '../session/expired-session-dialog.tsx'
import { StaleProof } from '../session/stale-proof-dialog.tsx'
import { useStaff } from '../session/staff-session.ts'
import { Bar } from './bar.tsx'
import { GroupedMenu } from './grouped-menu.tsx'

const DESK_PX = 1200
/** Loaded after the page, which works without it. */
const Live = lazy(() => import('../live/live.tsx'))

/** App bar, menu and page, with the dialogs that can open on top of any page. */
export function ShellLayout({ children }: { children: ReactNode }) {
  useRoomOnTablets()
  const me = useStaff()
  return (
    <Layout appBar={Bar} menu={GroupedMenu} appBarAlwaysOn>
      {me?.mustSetUpTotp ? <MustSetUpTotp /> : children}
      <ConflictDialog />
      <ExpiredSession />
      <StaleProof />
      <Suspense fallback={null}>
        <Live />
      </Suspense>
    </Layout>
  )
}

/** Collapses the menu to icons on tablets, unless the user has opened it there. */
function useRoomOnTablets() {
  const store = useStoreContext()
  const [, setOpen] = useSidebarState()
  useEffect(() => {
    const isNarrow = window.matchMedia(`(width < ${DESK_PX}px)`).matches
    if (isNarrow && store.getItem('sidebar.open') === undefined) setOpen(false)
  }, [store, setOpen])
}
