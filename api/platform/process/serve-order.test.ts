import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

const server = `
  const { workApart } = await import('#api/platform/process/work-apart.ts')
  await workApart(new URL(process.env.PROGRAM), {})
`
const program = new URL('endless-process.fixture.ts', import.meta.url)

test('work that leaves its thread no time ends with the server that wants it', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', server], {
    env: { ...process.env, PROGRAM: program.href },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const pid = Number(line)
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  expect(isAlive(pid)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
