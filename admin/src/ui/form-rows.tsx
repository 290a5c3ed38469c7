import type { ReactNode } from 'react'
import { SimpleFormIterator } from 'react-admin'

/** Rows of a list within a form: added below, each taken away by its own button, which fingers must see too. */
export function FormRows({ children }: { children: ReactNode }) {
  return (
    <SimpleFormIterator inline disableReordering disableClear sx={rows}>
      {children}
    </SimpleFormIterator>
  )
}

/** react-admin shows the button only below a mouse. */
const rows = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } }
