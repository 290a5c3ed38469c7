import type { ReactNode } from 'react'
import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { SimpleFormIterator, useSimpleFormIterator } from 'react-admin'

/** Rows of a list within a form: added below, each taken away by its own button, which fingers must see too. */
export function FormRows({ children }: { children: ReactNode }) {
  return (
    <SimpleFormIterator inline disableReordering disableClear addButton={<AddRow />} sx={rows}>
      {children}
    </SimpleFormIterator>
  )
}

/** Named, unlike react-admin's own: a plus alone below a list of minuses is missed. */
function AddRow() {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add()}>
      Add
    </Button>
  )
}

/** react-admin shows the button only below a mouse. */
const rows = {
  '& .RaSimpleFormIterator-line': { alignItems: 'center' },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
}
