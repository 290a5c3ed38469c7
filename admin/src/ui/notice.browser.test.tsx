import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { FormButton } from './form-button.tsx'

function Notify() {
  const notify = useNotify()
  return <Button onClick={() => notify('The price has changed', { autoHideDuration: null })}>Check</Button>
}

test('a notice leaves the buttons of a dialog free, even on a small screen', async () => {
  await page.viewport(390, 500)
  onTestFinished(() => page.viewport(1280, 800))
  const act = vi.fn<() => Promise<void>>(async () => {})
  await openPart(
    <FormButton
      label="Edit"
      title="Edit the price"
      yes="Save"
      initial={{}}
      renderFields={() => (
        <div style={{ minHeight: 800 }}>
          <Notify />
        </div>
      )}
      act={act}
      done="Saved"
    />,
  )
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Check' }).click()
  const notice = page.getByText('The price has changed')
  await expect.element(notice).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  const [above, below] = [notice.element(), save.element()].map((one) => one.getBoundingClientRect())
  expect(above!.bottom).toBeLessThan(below!.top)
  await save.click()
  expect(act).toHaveBeenCalledOnce()
})
