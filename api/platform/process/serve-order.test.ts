import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const server = `
  const { workApart } = await import('#api/platform/process/work-apart.ts')
  console.log(JSON.stringify(await workApart(new URL(process.env.PROGRAM), {})))
`

test('work that leaves its thread no time ends with the server that wants it', async () => {
  const child = startServer(new URL('endless-process.fixture.ts', import.meta.url))
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const pid = Number(line)
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  expect(isAlive(pid)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

/** A process may raise its priority only with CAP_SYS_NICE, which root has and its programs can lose. */
const atLowerPriority = process.getuid!() === 0 ? ['setpriv', '--bounding-set=-sys_nice', 'nice'] : ['nice']

test.skipIf(process.platform !== 'linux')('work whose priority may not be changed is done all the same', async () => {
  const child = startServer(new URL('low-priority-process.fixture.ts', import.meta.url), [
    ...atLowerPriority,
    '-n',
    '6',
  ])
  expect(await text(child.stdout)).toBe('{"done":true}\n')
})

/** Starts a process that wants work of a program, by way of other commands if given. */
function startServer(program: URL, way: string[] = []) {
  const [command, ...given] = [...way, process.execPath, '--input-type=module', '--eval', server]
  const child = spawn(command!, given, {
    env: { ...process.env, PROGRAM: program.href },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
