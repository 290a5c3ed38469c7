import { Checkbox, createTheme, ThemeProvider } from '@mui/material'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RowCheckboxes } from './row-checkboxes.tsx'

test('each checkbox is named after its row, and the one in the head selects all', async () => {
  await render(
    <ThemeProvider theme={createTheme()}>
      <RowCheckboxes nameOf={({ number }) => `order ${number}`}>
        <Checkbox />
        <RecordContextProvider value={{ id: 1, number: 'KA-261121-7Q2M4XZP' }}>
          <Checkbox />
        </RecordContextProvider>
        <RecordContextProvider value={{ id: 2, number: 'KA-261121-8R3N5YAQ' }}>
          <Checkbox />
        </RecordContextProvider>
      </RowCheckboxes>
    </ThemeProvider>,
  )
  for (const name of ['Select all', 'Select order KA-261121-7Q2M4XZP', 'Select order KA-261121-8R3N5YAQ'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeInTheDocument()
})
