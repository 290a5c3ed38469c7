import { expect, onTestFinished, test, vi } from 'vitest'
import { openApi } from '../../api.ts'
import { loadUsualDays } from './load-usual-days.ts'

test('the usual times come from the zones', async () => {
  const zones = [
    { standard: { min: 3, max: 4 }, express: { min: 1, max: 1 } },
    { standard: { min: 5, max: 7 }, express: null },
    { standard: null, express: null },
  ]
  const api = openApi(async () => ({ status: 200, json: () => ({ data: { zones } }) }))
  expect(await loadUsualDays(api)).toEqual({ standard: { min: 3, max: 7 }, express: { min: 1, max: 1 } })
})

test('if the zones fail to load, the usual times are unknown and the console shows the error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const api = openApi(async () => ({ status: 503, json: () => ({ error: true }) }))
  expect(await loadUsualDays(api)).toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})
