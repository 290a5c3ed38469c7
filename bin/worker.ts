import { runUntilStopped } from '#api/platform/env/run-until-stopped.ts'
import { startWorker } from '#api/start-worker.ts'

await runUntilStopped(async (env) => {
  const worker = await startWorker(env)
  console.log('The Kastha worker is running')
  return worker
})
