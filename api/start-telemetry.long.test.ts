import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Prints which files of OpenTelemetry a process loads that starts nothing. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      if (/opentelemetry|fastify.otel/.test(resolved.url)) loaded.push(resolved.url)
      return resolved
    },
  })
  const { parseEnv } = await import('#api/platform/env/env.ts')
  await import('#api/start.ts')
  await import('#api/start-worker.ts')
  const { startTelemetry } = await import('#api/start-telemetry.ts')
  const meter = await startTelemetry(parseEnv({}), { service: 'kastha', toClose: [] })
  console.log(JSON.stringify({ loaded, hasMeter: meter !== undefined }))
`

test('without settings no package of OpenTelemetry is loaded', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(JSON.parse(stdout)).toEqual({ loaded: [], hasMeter: false })
})
