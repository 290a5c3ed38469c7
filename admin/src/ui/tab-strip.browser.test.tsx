import { useState } from 'react'
import { Box, createTheme, Tab, ThemeProvider } from '@mui/material'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabStrip } from './tab-strip.tsx'

const rooms = ['Living room', 'Bedroom', 'Dining room', 'Kitchen', 'Home office', 'Outdoor']
const WIDTH = 320
const FRAMES = 30

function Rooms() {
  const [room, setRoom] = useState('Bedroom')
  return (
    <Box sx={{ width: WIDTH }}>
      <TabStrip value={room} onChange={(_event, chosen: string) => setRoom(chosen)} aria-label="Rooms">
        {rooms.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </TabStrip>
    </Box>
  )
}

const arrowsTakeRoom = () => page.getByRole('tablist').element().parentElement!.clientWidth < WIDTH

test('a strip scrolls to its chosen tab in one step, so that the next press meets its tab', async () => {
  await render(<Rooms />, {
    wrapper: ({ children }) => <ThemeProvider theme={createTheme()}>{children}</ThemeProvider>,
  })
  await expect.poll(arrowsTakeRoom).toBe(true)
  const next = page.getByRole('tab', { name: 'Dining room' }).element() as HTMLElement
  next.click()
  const places = new Set<number>()
  for (let frame = 0; frame < FRAMES; frame++) {
    await new Promise(requestAnimationFrame)
    places.add(Math.round(next.getBoundingClientRect().left))
  }
  expect(places.size).toBeLessThanOrEqual(2)
  await expect.element(page.getByRole('tab', { name: 'Dining room', selected: true })).toBeInViewport({ ratio: 1 })
})
