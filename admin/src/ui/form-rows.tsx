import type { ReactNode } from 'react'
import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { SimpleFormIterator, useSimpleFormIterator } from 'react-admin'
import { t } from '../language/t.ts'

type FormRowsProps = {
  children: ReactNode
  /** Whether the order of the rows has a meaning: then they have buttons to move them. */
  isOrdered?: boolean
}

/** Repeatable rows in a form, with an add button and remove buttons that are visible on touch screens too. */
export function FormRows({ children, isOrdered = false }: FormRowsProps) {
  return (
    <SimpleFormIterator inline disableReordering={!isOrdered} disableClear addButton={<AddRow />} sx={rows}>
      {children}
    </SimpleFormIterator>
  )
}

/** Add button with a label: users miss react-admin's plain plus icon below a list of minus icons. */
function AddRow() {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add()}>
      {t('Add')}
    </Button>
  )
}

/** Shows the remove buttons always; react-admin shows them only on hover. */
const rows = {
  '& .RaSimpleFormIterator-line': { alignItems: 'center' },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
}
