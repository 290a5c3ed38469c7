import type { ReactNode } from 'react'
import { ThemeProvider, type Theme } from '@mui/material'

/**
 * Around a table whose rows are chosen: react-admin names their boxes on an element around the input, where no screen
 * reader looks for a name.
 */
export function RowCheckboxes({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={withNames}>{children}</ThemeProvider>
}

function withNames(outer: Theme): Theme {
  const slotProps = { input: { 'aria-label': 'Choose' }, root: { 'aria-label': undefined } } as object
  return { ...outer, components: { ...outer.components, MuiCheckbox: { defaultProps: { slotProps } } } }
}
