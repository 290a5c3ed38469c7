import { parseEnv, type Env } from '../../platform/env/env.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import type { Say } from './progress.ts'

const STOP_WITHIN_MS = 9_500

type Command = {
  env: Env
  args: string[]
  /** Folder of the caller: npm itself changes to the project's folder. */
  folder: string
  say: Say
  complain: Say
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal
}

/**
 * Runs a command: reads the settings and does the work. A failure prints one line and exits with status 1.
 *
 * @param usage  as the operator types it, with optional parts in brackets
 */
export async function runOnce(usage: string, work: (command: Command) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  // The work may be waiting for a database that does not respond.
  stopping.signal.addEventListener('abort', () => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref())
  const args = process.argv.slice(2)
  try {
    const least = /\bFILE$/.test(usage) ? 1 : 0
    const most = usage.includes('FILE') ? 1 : 0
    if (args.length < least || args.length > most) throw new StartError(`Usage: ${usage}`)
    const folder = process.env['INIT_CWD'] ?? process.cwd()
    await work({ env: parseEnv(process.env), args, folder, say, complain, signal: stopping.signal })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    complain(error.message)
    process.exitCode = 1
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}
