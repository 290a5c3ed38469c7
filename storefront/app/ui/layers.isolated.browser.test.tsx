import { expect, test } from 'vitest'

test('the entry of a drawer that was open before a reload is dropped', async () => {
  history.pushState({ key: 'page' }, '')
  history.pushState({ key: 'page', layers: 1 }, '')
  history.pushState({ key: 'page', layers: 2 }, '')
  const { startLayers } = await import('./layers.ts')
  startLayers()
  await expect.poll(() => history.state).toEqual({ key: 'page' })
})
