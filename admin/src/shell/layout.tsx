import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { ExpiredSession } from '../session/expired-session-dialog.tsx'
import { Bar } from './bar.tsx'
import { GroupedMenu } from './grouped-menu.tsx'

/** Bar, menu and page, and what may ask on top of any page. */
export function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={GroupedMenu} appBarAlwaysOn>
      {children}
      <ConflictDialog />
      <ExpiredSession />
    </Layout>
  )
}
