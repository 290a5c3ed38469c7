import { Checkbox } from '@mui/material'
import { ListContextProvider, RecordContextProvider, useList, type RaRecord } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { RowCheckboxes } from './row-checkboxes.tsx'

function Rows() {
  return (
    <ListContextProvider value={useList<RaRecord>({ data: [] })}>
      <RowCheckboxes nameOf={({ number }) => `order ${number}`}>
        <Checkbox />
        <RecordContextProvider value={{ id: 1, number: 'KA-261121-7Q2M4XZP' }}>
          <Checkbox />
        </RecordContextProvider>
        <RecordContextProvider value={{ id: 2, number: 'KA-261121-8R3N5YAQ' }}>
          <Checkbox />
        </RecordContextProvider>
      </RowCheckboxes>
    </ListContextProvider>
  )
}

test('each checkbox is named after its row, and the one in the head selects all', async () => {
  await openPart(<Rows />)
  for (const name of ['Select all', 'Select order KA-261121-7Q2M4XZP', 'Select order KA-261121-8R3N5YAQ'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeInTheDocument()
})
