import { mkdir, chown } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { vi } from 'vitest'
import type { DatabaseCluster, Passwords } from './database.ts'
import type { Folders, Owner, Program, Programs } from './programs.ts'

const HOST = '127.0.0.1'
const PATIENCE = { timeout: 120_000, interval: 200 }

type Place = { programs: Programs; folders: Folders; passwords: Passwords; owner: Owner | undefined }

/** HAProxy, two shop processes, each with a pgbouncer of its own, and a worker, in front of the database's nodes. */
export class Shop {
  readonly #place: Place
  readonly #database: DatabaseCluster
  readonly #ports = new Map<string, number>()
  readonly #programs = new Map<string, Program>()
  readonly #secrets = { SESSION_SECRET: randomBytes(32).toString('hex'), DATA_KEY: randomBytes(32).toString('base64') }

  constructor(place: Place, database: DatabaseCluster) {
    this.#place = place
    this.#database = database
  }

  async start(newPort: () => Promise<number>): Promise<void> {
    const names = ['door', 'primary', 'replicas', 'shop-one', 'shop-two', 'pooler-one', 'pooler-two']
    for (const name of names) this.#ports.set(name, await newPort())
    this.#startHaproxy()
    await vi.waitUntil(() => this.#leadsToPrimary(), PATIENCE)
    for (const one of ['one', 'two'] as const) {
      await this.startPooler(one)
      this.startProcess(one)
    }
    await vi.waitUntil(() => this.#areReady(), PATIENCE)
    this.#startWorker()
  }

  /** The address of the shop for visitors. */
  get address(): string {
    return `http://${this.#at('door')}`
  }

  /** The address of one process. */
  addressOf(one: 'one' | 'two'): string {
    return `http://${this.#at(`shop-${one}`)}`
  }

  /** PostgreSQL's primary, without a pooler. */
  get databaseUrl(): string {
    return `postgresql://shop:${this.#place.passwords.shop}@${this.#at('primary')}/kastha`
  }

  get outboxDir(): string {
    return join(this.#place.folders.root, 'shop', 'outbox')
  }

  /** @param name  `shop-one`, `pooler-one`, … */
  kill(name: string): Promise<void> {
    return this.#programs.get(name)!.kill()
  }

  async startPooler(one: 'one' | 'two'): Promise<void> {
    const { folders, passwords, owner } = this.#place
    const folder = join(folders.root, `pooler-${one}`)
    await mkdir(folder, { recursive: true })
    if (owner) await chown(folder, owner.uid, owner.gid)
    this.#start(`pooler-${one}`, './pgbouncer.sh', {
      POOLER_FOLDER: folder,
      POOLER_ADDRESS: HOST,
      POOLER_PORT: String(this.#portOf(`pooler-${one}`)),
      PRIMARY_HOST: HOST,
      PRIMARY_PORT: String(this.#portOf('primary')),
      SHOP_DATABASE_PASSWORD: passwords.shop,
    })
  }

  startProcess(one: 'one' | 'two'): void {
    const settings = { PORT: String(this.#portOf(`shop-${one}`)), JOBS: '0', DATABASE_URL: this.#pooled(one) }
    this.#startNode(`shop-${one}`, 'bin/server.ts', settings)
  }

  #startWorker() {
    this.#startNode('worker', 'bin/worker.ts', { DATABASE_URL: this.#pooled('one') })
  }

  #startHaproxy() {
    this.#start(
      'haproxy',
      'haproxy',
      {
        ...this.#database.environment,
        SHOP_ADDRESS: this.#at('door'),
        SHOP_ONE: this.#at('shop-one'),
        SHOP_TWO: this.#at('shop-two'),
        PRIMARY_ADDRESS: this.#at('primary'),
        REPLICAS_ADDRESS: this.#at('replicas'),
      },
      ['-db', '-f', 'haproxy.cfg'],
    )
  }

  #start(name: string, command: string, env: Record<string, string>, args: string[] = []) {
    const { programs, folders, owner } = this.#place
    this.#programs.set(name, programs.start(name, command, { args, env, cwd: folders.config, owner }))
  }

  #startNode(name: string, script: string, settings: Record<string, string>) {
    const env = {
      NODE_ENV: 'production',
      HOST,
      PUBLIC_URL: this.address,
      DATA_DIR: join(this.#place.folders.root, 'shop'),
      DATABASE_DIRECT_URL: this.databaseUrl,
      DATABASE_READ_URLS: this.#database.urls.join(','),
      ...this.#secrets,
      ADDRESS_LIMITS: '0',
      TEST_WALLETS: '0',
      TEST_SMS: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    }
    this.#programs.set(name, this.#place.programs.start(name, process.execPath, { args: [script], env }))
  }

  async #leadsToPrimary(): Promise<boolean> {
    this.#place.programs.requireAll()
    const client = new Client({ connectionString: this.databaseUrl })
    client.on('error', () => {}) // `connect` rejects
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    return isOpen
  }

  async #areReady(): Promise<boolean> {
    this.#place.programs.requireAll()
    const addresses = [this.address, this.addressOf('one'), this.addressOf('two')]
    const answers = addresses.map((address) => fetch(`${address}/readyz`))
    return (await Promise.allSettled(answers)).every((one) => one.status === 'fulfilled' && one.value.ok)
  }

  #pooled(one: 'one' | 'two'): string {
    return `postgresql://shop:${this.#place.passwords.shop}@${this.#at(`pooler-${one}`)}/kastha`
  }

  #at(name: string): string {
    return `${HOST}:${this.#portOf(name)}`
  }

  #portOf(name: string): number {
    return this.#ports.get(name)!
  }
}
