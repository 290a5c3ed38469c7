import { ThemeProvider, createTheme } from '@mui/material'
import CssBaseline from '@mui/material/CssBaseline'
import type { ReactNode } from 'react'
import { theme } from '../theme/theme.ts'
import { ForgottenPage } from './forgotten-page.tsx'
import { JoinPage } from './join-page.tsx'
import { ResetPage } from './reset-page.tsx'

const look = createTheme(theme)

/** Routes of the pages that need no login; they are outside of the back office itself. */
export const entryPages = [
  { path: 'join', element: atTheDoor(<JoinPage />) },
  { path: 'forgotten', element: atTheDoor(<ForgottenPage />) },
  { path: 'reset', element: atTheDoor(<ResetPage />) },
]

function atTheDoor(page: ReactNode) {
  return (
    <ThemeProvider theme={look}>
      <CssBaseline />
      {page}
    </ThemeProvider>
  )
}
