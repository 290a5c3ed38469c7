import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The project's tools, and its own Node before the machine's. */
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH }

/**
 * Runs a program on this terminal and passes SIGTERM and SIGINT on to it.
 *
 * @returns {Promise<number>} its exit status; 128 and more when a signal ended it, as shells count
 */
export function run(program, args, extraEnv = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit' })
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass).on('SIGINT', pass)
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', pass).off('SIGINT', pass)
      resolve(signal ? 128 + constants.signals[signal] : status)
    })
  })
}

/**
 * Runs a program and keeps what it says.
 *
 * @returns {Promise<{ status: number, output: string, stdout: string }>} `output` is stdout and stderr as they came
 */
export function runQuietly(program, args, extraEnv = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...env, ...extraEnv }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, output, stdout }))
  })
}
