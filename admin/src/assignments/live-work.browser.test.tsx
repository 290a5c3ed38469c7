import { MenuList } from '@mui/material'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { happened, openedStream, sabina, stubStreams } from '../live/live.fixture.ts'
import Live from '../live/live.tsx'
import { answerApi, openPart } from '../test/open-part.tsx'
import { MyWorkItem } from './my-work-item.tsx'

test.for(['orders', 'tickets', 'custom-requests', 'deliveries'] as const)(
  'the menu counts anew when a colleague assigns one of the %s',
  async (topic) => {
    stubStreams()
    let mine = 0
    answerApi({
      'GET /api/admin/assignments/counts': () => ({ status: 200, body: { mine, overdue: 0, mentions: 0 } }),
    })
    await openPart(
      <>
        <MenuList>
          <MyWorkItem />
        </MenuList>
        <Live />
      </>,
    )
    const stream = await openedStream()
    await expect.element(page.getByRole('menuitem', { name: 'My work', exact: true })).toBeVisible()
    mine = 1
    stream.send('happened', happened({ topic, act: 'change', id: '7', by: sabina }))
    await expect.element(page.getByRole('menuitem', { name: 'My work: 1' })).toBeVisible()
  },
)
