import { buildApp, type App } from '../app.ts'
import { testOptions } from './test.ts'

export type Call = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  needs: string
  needsProof: boolean
}

/** Returns every call of the back office, as the app itself mounts it. */
export async function callsOf({ db }: Pick<App, 'db'>): Promise<Call[]> {
  const calls: Call[] = []
  const again = buildApp({ ...testOptions, db })
  again.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/admin/') || config?.needs === undefined) return
    const { needs, needsProof = false } = config
    for (const one of [method].flat()) calls.push({ method: one as Call['method'], url, needs, needsProof })
  })
  await again.ready()
  await again.close()
  return calls
}

/** Replaces every `:id` with a value that does not exist. */
export function addressOf(url: string): string {
  return url.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
}
