import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SetUpList } from '#contract/admin/set-up.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import SetUpPages from './page.tsx'

type Item = SetUpList['items'][number]

const mail: Item = {
  point: 'mail',
  state: 'missing',
  title: 'Mail server',
  text: 'SMTP_URL is not set.',
  remedy: { label: 'How to do it', path: '/set-up/mail' },
  dismissal: null,
}
const https: Item = { ...mail, point: 'https', state: 'done', title: 'Encrypted connections', text: '' }

test('an owner dismisses a point with a reason, and puts it back', async () => {
  let dismissal: Item['dismissal'] = null
  const answer = () => {
    const state: Item['state'] = dismissal ? 'dismissed' : 'missing'
    return { status: 200, body: { items: [{ ...mail, state, dismissal }, https] } satisfies SetUpList }
  }
  const url = '/api/admin/set-up/mail/dismissal'
  answerApi({
    'GET /api/admin/set-up': answer,
    [`PUT ${url}`]: ({ body }) => {
      dismissal = { ...(body as { reason: string }), by: 'Asha Rai', at: '2026-11-26T06:00:00.000Z' }
      return answer()
    },
    [`DELETE ${url}`]: () => {
      dismissal = null
      return answer()
    },
  })
  await openPart(<SetUpPages />, 'set-up')
  const point = page.getByRole('listitem', { name: 'Mail server' })
  await expect.element(page.getByRole('heading', { name: '1 of 2 points are missing' })).toBeVisible()
  await expect.element(point.getByText(/SMTP_URL is not set/)).toBeVisible()
  await expect
    .element(page.getByRole('listitem', { name: 'Encrypted connections' }).getByRole('img', { name: 'Done' }))
    .toBeVisible()

  await point.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The relay comes next week')
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(point.getByText(/Dismissed by Asha Rai.*: The relay comes next week/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Ready for the first order' })).toBeVisible()

  await point.getByRole('button', { name: 'Put back' }).click()
  await expect.element(page.getByRole('heading', { name: '1 of 2 points are missing' })).toBeVisible()
})

test('a demo says that there is nothing to set up', async () => {
  answerApi({ 'GET /api/admin/set-up': () => ({ status: 200, body: { items: [] } }) })
  await openPart(<SetUpPages />, 'set-up')
  await expect.element(page.getByText('This is a demo. A real shop has its set-up here.')).toBeVisible()
})

test('a point that is mended on the server leads to its instructions, and back', async () => {
  answerApi({ 'GET /api/admin/set-up': () => ({ status: 200, body: { items: [mail] } }) })
  await openPart(
    <Routes>
      <Route path="/set-up/*" element={<SetUpPages />} />
    </Routes>,
    'set-up',
    '/set-up',
  )
  await page.getByRole('listitem', { name: 'Mail server' }).getByRole('link', { name: 'How to do it' }).click()
  const steps = page.getByRole('region', { name: 'Connect a mail server' })
  await expect.element(steps.getByText(/SMTP_URL=smtps:/)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Where settings are' }).getByText('sudo docker compose up --detach'))
    .toBeVisible()
  await page.getByRole('link', { name: 'Back to the set-up' }).click()
  await expect.element(page.getByRole('heading', { name: '1 of 1 points are missing' })).toBeVisible()
})

test('a point without instructions is a page that does not exist', async () => {
  await openPart(
    <Routes>
      <Route path="/set-up/*" element={<SetUpPages />} />
    </Routes>,
    'set-up',
    '/set-up/roof',
  )
  await expect.element(page.getByText('Page not found').first()).toBeVisible()
})
