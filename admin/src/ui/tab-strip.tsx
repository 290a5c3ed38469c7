import type { ReactNode } from 'react'
import { Tabs, ThemeProvider, type TabsProps, type Theme } from '@mui/material'

/** Tabs in one row, which scrolls where it is wider than the page. */
export function TabStrip(props: TabsProps) {
  return (
    <ShortScroll>
      <Tabs variant="scrollable" allowScrollButtonsMobile {...props} />
    </ShortScroll>
  )
}

/** Tabs in it scroll in one step: a tab that still slides between press and release of the pointer loses the click. */
export function ShortScroll({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={withShortScroll}>{children}</ThemeProvider>
}

/** Tabs scroll for as long as the standard transition takes. With 0 ms they would divide by zero. */
function withShortScroll({ transitions, ...theme }: Theme) {
  return { ...theme, transitions: { ...transitions, duration: { ...transitions.duration, standard: 1 } } }
}
