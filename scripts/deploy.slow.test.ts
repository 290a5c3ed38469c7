import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../api/test/processes.ts'
import { kubernetesFiles, manifests } from './deploy-files.fixture.ts'

// Each by the program that reads the files in earnest, where it is installed (Debian: caddy, systemd, docker-compose).
const run = promisify(execFile)
const systemdFolder = new URL('../deploy/systemd', import.meta.url).pathname

test.skipIf(!isThere('caddy', ['version']))(
  'Caddy takes the Caddyfile, with a host name and for localhost',
  async () => {
    const validate = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
    for (const SHOP_DOMAIN of ['shop.example', 'localhost']) {
      const env = { ...process.env, SHOP_DOMAIN, SHOP_UPSTREAM: 'shop:3000' }
      expect((await run('caddy', validate, { env })).stdout).toContain('Valid configuration')
    }
    expect((await run('caddy', ['fmt', '--diff', 'deploy/Caddyfile'])).stdout).not.toMatch(/^[-+]/m)
  },
)

test.skipIf(!isThere('docker', ['compose', 'version']))('Docker Compose takes compose.yaml', async () => {
  const folder = await newFolder()
  for (const name of ['compose.yaml', 'Dockerfile', 'deploy']) await cp(name, join(folder, name), { recursive: true })
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  await run('deploy/new-settings.sh', ['compose', folder, 'shop.example', 'owner@shop.example', recipient])
  const { stdout } = await run('docker', ['compose', 'config', '--format', 'json'], { cwd: folder })
  const { services } = JSON.parse(stdout) as { services: Record<string, { environment?: Record<string, string> }> }
  expect(Object.keys(services).toSorted()).toEqual(['backup', 'caddy', 'database', 'migrate', 'shop', 'worker'])
  expect(services['caddy']!.environment).not.toHaveProperty('SESSION_SECRET')
  expect(services['database']!.environment).not.toHaveProperty('DATA_KEY')
  expect(services['worker']!.environment).toMatchObject({ PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: '1' })
})

test.skipIf(!isThere('systemd-analyze', ['--version']))(
  'systemd takes the units, and finds little exposed',
  async () => {
    const root = await givenMachine()
    const names = (await readdir(systemdFolder)).filter((name) => name.startsWith('kastha-') && !name.endsWith('.d'))
    const services = names.filter((name) => name.endsWith('.service'))
    const verified = await run('systemd-analyze', ['verify', '--man=no', `--root=${root}`, ...names])
    expect(verified.stderr.split('\n').filter((line) => line.includes('kastha'))).toEqual([])
    for (const name of services) {
      const given = ['security', '--no-pager', '--offline=true', `--root=${root}`, '--threshold=25', name]
      const { stdout } = await run('systemd-analyze', given)
      expect(stdout).toContain('Overall exposure level')
      expect(stdout).toContain('setpriority is allowed')
    }
  },
)

test('no field of a Kubernetes manifest is misspelt', { timeout: 300_000 }, async () => {
  const all = kubernetesFiles.flatMap(manifests)
  const lines = all.flatMap(({ apiVersion, kind, ...rest }, at) => [
    `import type { I${kind} as Kind${at} } from 'kubernetes-models/${apiVersion}/${kind}'`,
    `export const manifest${at}: Kind${at} = ${JSON.stringify({ apiVersion, kind, ...rest })}`,
  ])
  // In the project, where the compiler finds the types.
  const folder = await mkdtemp('node_modules/.kubernetes-')
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'manifests.ts'), lines.join('\n'))
  const strict = ['--ignoreConfig', '--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--types', '']
  const complaints = await run('tsc', [...strict, join(folder, 'manifests.ts')]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(complaints).toBe('')
})

/** A folder that looks like the root of a machine with the units and what they start. */
async function givenMachine(): Promise<string> {
  const root = await newFolder()
  await cp('/lib/systemd/system', join(root, 'lib/systemd/system'), { recursive: true })
  await cp(systemdFolder, join(root, 'etc/systemd/system'), { recursive: true })
  await mkdir(join(root, 'opt/kastha/current'), { recursive: true })
  await writeFile(join(root, 'opt/kastha/current/node'), '#!/bin/sh\n', { mode: 0o755 })
  return root
}

function isThere(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
