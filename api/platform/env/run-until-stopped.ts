import { parseEnv, type Env } from './env.ts'
import type { Stoppable } from '../process/open-all.ts'
import { StartError } from '../errors/app-error.ts'

const STOP_WITHIN_MS = 9_500

/**
 * Runs a process: reads the settings, starts, and stops at SIGTERM or SIGINT, within 9.5 s. A StartError prints its lines
 * and exits with status 1.
 */
export async function runUntilStopped(start: (env: Env) => Promise<Stoppable>): Promise<void> {
  // Ctrl+C may arrive twice: from the terminal, and passed on by `npm start`.
  const stopRequested = new Promise<void>((resolve) => {
    process.on('SIGTERM', () => resolve())
    process.on('SIGINT', () => resolve())
  })
  // Also applies during the start, which takes minutes when it fills in a large demo.
  void stopRequested.then(() => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref())
  try {
    const running = await start(parseEnv(process.env))
    await stopRequested
    await running.stop()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
