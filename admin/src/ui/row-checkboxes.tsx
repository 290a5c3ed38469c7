import { createContext, useContext, type ReactNode } from 'react'
import { ThemeProvider, type Theme } from '@mui/material'
import { useRecordContext, type RaRecord } from 'react-admin'
import { t } from '../language/t.ts'
import { useSelectionOfFilters } from './use-selection-of-filters.ts'

type NameOf = (record: RaRecord) => string

const RowNames = createContext<NameOf>(() => t('this row'))

/**
 * Wraps a table with selectable rows: names each row's checkbox after its record, and the one in the head "Select all".
 *
 * react-admin gives all checkboxes the same name, on an element around the input that screen readers ignore. Other
 * filters of the list drop what is selected.
 */
export function RowCheckboxes({ nameOf, children }: { nameOf: NameOf; children: ReactNode }) {
  useSelectionOfFilters()
  return (
    <RowNames value={nameOf}>
      <ThemeProvider theme={withNames}>{children}</ThemeProvider>
    </RowNames>
  )
}

function withNames(outer: Theme): Theme {
  const slotProps = { input: useBoxName, root: { 'aria-label': undefined } } as object
  return { ...outer, components: { ...outer.components, MuiCheckbox: { defaultProps: { slotProps } } } }
}

/** Hook that the checkbox calls during render, inside its row. */
function useBoxName() {
  const record = useRecordContext()
  const nameOf = useContext(RowNames)
  return { 'aria-label': record ? t('Select %{name}', { name: nameOf(record) }) : t('Select all') }
}
