import { createContext, useContext, type ReactNode } from 'react'
import { ThemeProvider, type Theme } from '@mui/material'
import { useRecordContext, type RaRecord } from 'react-admin'

type NameOf = (record: RaRecord) => string

const RowNames = createContext<NameOf>(() => 'this row')

/**
 * Around a table whose rows are chosen: names each row's box after its record, and the one in the head "Choose all".
 *
 * react-admin itself gives every box one name, on an element around the input where no screen reader looks for it.
 */
export function RowCheckboxes({ nameOf, children }: { nameOf: NameOf; children: ReactNode }) {
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

/** The box asks for this while it is drawn, inside its row. */
function useBoxName() {
  const record = useRecordContext()
  const nameOf = useContext(RowNames)
  return { 'aria-label': record ? `Choose ${nameOf(record)}` : 'Choose all' }
}
