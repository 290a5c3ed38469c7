import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SetImport } from '#contract/admin/imports.ts'
import { openPart } from '../test/open-part.tsx'
import { ImportButton } from './import-button.tsx'

const nothing: SetImport = {
  plan: 'p1',
  added: 0,
  changed: 0,
  unchanged: 0,
  changes: [],
  problems: [],
  problemCount: 0,
}

/** Stands in for uploads: answers each with the next of these. @returns the forms that were sent */
function answerUploads(...answers: { status: number; body: object }[]): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  class AnsweredRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      const answer = answers[sent.length]!
      sent.push(Object.fromEntries(form))
      this.status = answer.status
      this.responseText = JSON.stringify(answer.body)
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
  return sent
}

async function chooseFile(): Promise<void> {
  await openPart(<ImportButton />, 'sets')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect.element(page.getByRole('region', { name: 'Columns of the file' })).toBeVisible()
  const files = new DataTransfer()
  files.items.add(new File(['set,percent,product'], 'sets.csv', { type: 'text/csv' }))
  const input = page.getByLabelText('File of sets').element() as HTMLInputElement
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('staff see what a file changes before they import exactly that', async () => {
  const check = { ...nothing, added: 1, changes: [{ row: 2, name: 'Rara bedroom', isNew: true }] }
  const sent = answerUploads({ status: 200, body: check }, { status: 200, body: check })
  await chooseFile()
  await expect.element(page.getByText('Rara bedroom (new)')).toBeVisible()
  expect(sent).toMatchObject([{ plan: '' }])
  await page.getByRole('button', { name: 'Import 1 set' }).click()
  await expect.element(page.getByText('Sets imported')).toBeVisible()
  expect(sent).toMatchObject([{ plan: '' }, { plan: 'p1' }])
})

test('a wrong file names its cells, and cannot be imported', async () => {
  const problems = [{ row: 3, column: 'product', message: 'There is no product “raara-bed”' }]
  answerUploads({ status: 200, body: { ...nothing, problems, problemCount: 1 } })
  await chooseFile()
  await expect.element(page.getByRole('row', { name: '3 product There is no product “raara-bed”' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
})

test('a shop that has changed since the check says so', async () => {
  const check = { ...nothing, changed: 1, changes: [{ row: 2, name: 'Rara bedroom', isNew: false }] }
  const message = 'The shop has changed since the check. Nothing was imported.'
  answerUploads({ status: 200, body: check }, { status: 409, body: { message, code: 'stale' } })
  await chooseFile()
  await page.getByRole('button', { name: 'Import 1 set' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})
