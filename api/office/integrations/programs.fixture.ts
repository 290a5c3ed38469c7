import { randomUUID } from 'node:crypto'
import { buildApp, type App } from '../../app.ts'
import type { ApiScope } from '#domain/api-keys/api-keys.ts'
import { testOptions } from '../../test/test.ts'

export type ProgramCall = { method: 'GET' | 'POST'; path: string; scope: ApiScope | 'any' | 'none' }

/** Returns every call of /api/v1, as the app itself mounts it. */
export async function programCalls({ db }: Pick<App, 'db'>): Promise<ProgramCall[]> {
  const calls: ProgramCall[] = []
  const again = buildApp({ ...testOptions, db })
  again.addHook('onRoute', ({ method, url, config }) => {
    if (config?.scope === undefined || method === 'HEAD') return
    const path = url.replace('/api/v1', '').replaceAll(/:\w+/g, randomUUID())
    for (const one of [method].flat()) calls.push({ method: one as ProgramCall['method'], path, scope: config.scope })
  })
  await again.ready()
  await again.close()
  return calls
}
