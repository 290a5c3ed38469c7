import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import MeasuringVisitPage from '../../routes/measuring-visit.tsx'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'

const offered = { provinces: [{ name: 'Bagmati', districts: ['Lalitpur'] }], days: ['2026-12-01'] }
const note = () => page.getByLabelText('Anything we should know', { exact: false })

async function open(state?: unknown): Promise<void> {
  await openPage('/measuring-visit', MeasuringVisitPage, { loaderData: { ...givenShell(), offered }, state })
}

test('the piece that a link brings stands in the note, after what was typed before', async () => {
  await open({ note: 'Will it get in? Rara bed' })
  await expect.element(note()).toHaveValue('Will it get in? Rara bed')
  await note().fill('Third floor')
  await cleanup()
  await open()
  await expect.element(note()).toHaveValue('Third floor')
  await cleanup()
  await open({ note: 'Will it get in? Patan loveseat' })
  const both = 'Third floor\nWill it get in? Patan loveseat'
  await expect.element(note()).toHaveValue(both)
  await cleanup()
  await open({ note: 'Will it get in? Patan loveseat' })
  await expect.element(note()).toHaveValue(both)
})

test('a note that is no text, or too long, is left out', async () => {
  await open({ note: 7 })
  await expect.element(note()).toHaveValue('')
  await cleanup()
  await open({ note: 'x'.repeat(1_001) })
  await expect.element(note()).toHaveValue('')
})
