import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router-dom'
import { openPart } from '../test/open-part.tsx'
import { BringFile } from './bring-file.tsx'

/** Fake upload request that stays pending. */
class HeldRequest extends EventTarget {
  static made: HeldRequest[] = []
  upload = new EventTarget()
  status = 200
  responseText = '{"id":7}'
  isAborted = false

  constructor() {
    super()
    HeldRequest.made.push(this)
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
}

function Page() {
  const [isOpen, setIsOpen] = useState(true)
  const { pathname } = useLocation()
  return (
    <>
      {isOpen && <BringFile />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Leave
      </button>
      <output aria-label="Address">{pathname}</output>
    </>
  )
}

const file = (name: string) => new File(['sku,stock'], name, { type: 'text/csv' })

test('a second file aborts the first upload, and leaving the page aborts the second', async () => {
  HeldRequest.made = []
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  await openPart(<Page />)
  const input = page.getByLabelText('Upload file').element() as HTMLInputElement
  const bring = async (name: string, count: number) => {
    const files = new DataTransfer()
    files.items.add(file(name))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.poll(() => HeldRequest.made.length).toBe(count)
  }
  await bring('one.csv', 1)
  await bring('two.csv', 2)
  expect(HeldRequest.made.map(({ isAborted }) => isAborted)).toEqual([true, false])
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => HeldRequest.made[1]!.isAborted).toBe(true)
  await expect.element(page.getByRole('status', { name: 'Address' })).toHaveTextContent('/')
})
