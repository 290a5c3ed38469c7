import { cp, mkdir, readdir, readFile, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, vi } from 'vitest'
import { endProcess, postmasterIn, type Folders, type Owner, type Program, type Programs } from './programs.ts'

const HOST = '127.0.0.1'
const NODES = ['one', 'two', 'three'] as const
const PATIENCE = { timeout: 90_000, interval: 200 }
const BINARIES = '/usr/lib/postgresql'

type Name = (typeof NODES)[number]
type Ports = Record<'database' | 'patroni' | 'etcd' | 'peer', number>
type Member = { name: string; role: string; state: string; timeline?: number }

/** Passwords as in .env; loopback alone reaches them. */
export type Passwords = Record<'shop' | 'postgres' | 'replication' | 'patroni', string>

/** Three nodes, each with etcd, Patroni and its PostgreSQL, as on three machines. */
export class DatabaseCluster {
  readonly #programs: Programs
  readonly #folders: Folders
  readonly #passwords: Passwords
  readonly #owner: Owner | undefined
  readonly #ports = new Map<Name, Ports>()
  readonly #etcd = new Map<Name, Program>()
  readonly #patroni = new Map<Name, Program>()
  #binaries = ''

  constructor(programs: Programs, folders: Folders, passwords: Passwords, owner: Owner | undefined) {
    this.#programs = programs
    this.#folders = folders
    this.#passwords = passwords
    this.#owner = owner
  }

  async start(newPort: () => Promise<number>): Promise<void> {
    this.#binaries = await newestBinaries()
    for (const name of NODES) {
      await mkdir(join(this.#folders.root, name))
      if (this.#owner) await chown(join(this.#folders.root, name), this.#owner.uid, this.#owner.gid)
      const [database, patroni, etcd, peer] = [await newPort(), await newPort(), await newPort(), await newPort()]
      this.#ports.set(name, { database, patroni, etcd, peer })
    }
    for (const name of NODES) this.startEtcd(name)
    await vi.waitUntil(() => this.#etcdLeader(), PATIENCE)
    for (const name of NODES) this.startPatroni(name)
    await this.whole()
  }

  /** What HAProxy needs to know of the nodes. */
  get environment(): Record<string, string> {
    const each = NODES.map((name) => [
      [`DATABASE_${name.toUpperCase()}`, `${HOST}:${this.#portsOf(name).database}`],
      [`PATRONI_${name.toUpperCase()}_PORT`, String(this.#portsOf(name).patroni)],
    ])
    return Object.fromEntries(each.flat())
  }

  get urls(): string[] {
    return NODES.map(
      (name) => `postgresql://shop:${this.#passwords.shop}@${HOST}:${this.#portsOf(name).database}/kastha`,
    )
  }

  startEtcd(name: Name): void {
    const { etcd, peer } = this.#portsOf(name)
    const peers = NODES.map((one) => `${one}=http://${HOST}:${this.#portsOf(one).peer}`).join(',')
    const program = this.#programs.start(`etcd-${name}`, 'etcd', {
      args: [],
      env: {
        ETCD_NAME: name,
        ETCD_DATA_DIR: join(this.#folders.root, name, 'etcd'),
        ETCD_LISTEN_CLIENT_URLS: `http://${HOST}:${etcd}`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${HOST}:${etcd}`,
        ETCD_LISTEN_PEER_URLS: `http://${HOST}:${peer}`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${HOST}:${peer}`,
        ETCD_INITIAL_CLUSTER: peers,
        ETCD_LOGGER: 'zap',
        ETCD_LOG_LEVEL: 'warn',
      },
      owner: this.#owner,
    })
    this.#etcd.set(name, program)
  }

  startPatroni(name: Name): void {
    const { database, patroni } = this.#portsOf(name)
    const program = this.#programs.start(`patroni-${name}`, 'patroni', {
      args: ['patroni.yaml'],
      cwd: this.#folders.config,
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: NODES.map((one) => `${HOST}:${this.#portsOf(one).etcd}`).join(','),
        PATRONI_RESTAPI_LISTEN: `${HOST}:${patroni}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOST}:${patroni}`,
        PATRONI_RESTAPI_USERNAME: 'patroni',
        PATRONI_RESTAPI_PASSWORD: this.#passwords.patroni,
        PATRONI_POSTGRESQL_LISTEN: `${HOST}:${database}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOST}:${database}`,
        PATRONI_POSTGRESQL_DATA_DIR: this.#dataOf(name),
        PATRONI_POSTGRESQL_PGPASS: join(this.#folders.root, name, 'pgpass'),
        PATRONI_POSTGRESQL_BIN_DIR: this.#binaries,
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: this.#passwords.postgres,
        PATRONI_REPLICATION_USERNAME: 'replication',
        PATRONI_REPLICATION_PASSWORD: this.#passwords.replication,
        SHOP_DATABASE_PASSWORD: this.#passwords.shop,
      },
      owner: this.#owner,
    })
    this.#patroni.set(name, program)
  }

  async primary(): Promise<Name> {
    return (await this.#members()).find(({ role }) => role === 'leader')!.name as Name
  }

  async synchronousStandby(): Promise<Name> {
    return (await this.#members()).find(({ role }) => role === 'sync_standby')!.name as Name
  }

  async killPostgres(name: Name): Promise<void> {
    await endProcess((await postmasterIn(this.#dataOf(name)))!, 'SIGKILL')
  }

  /** Kills all that runs on the machine of a node, Patroni first: it would start PostgreSQL again. */
  async killMachine(name: Name): Promise<void> {
    await this.#patroni.get(name)!.kill()
    await Promise.all([this.killPostgres(name), this.killEtcd(name)])
  }

  /** Gives the role of a running primary to a standby, as `patronictl switchover` does. */
  async switchOver(primary: Name): Promise<void> {
    const answer = await fetch(`http://${HOST}:${this.#portsOf(primary).patroni}/switchover`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`patroni:${this.#passwords.patroni}`)}` },
      body: JSON.stringify({ leader: primary }),
    })
    if (!answer.ok) throw new Error(`The switchover is answered ${answer.status}: ${await answer.text()}`)
  }

  startMachine(name: Name): void {
    this.startEtcd(name)
    this.startPatroni(name)
  }

  async etcdLeader(): Promise<Name> {
    return (await vi.waitUntil(() => this.#etcdLeader(), PATIENCE))!
  }

  killEtcd(name: Name): Promise<void> {
    return this.#etcd.get(name)!.kill()
  }

  /** Returns whether the primary goes on without etcd (`failsafe_mode`). */
  async isWithoutEtcd(name: Name): Promise<boolean> {
    const state = await this.#ask(name, '/patroni')
    return (state as { failsafe_mode_is_active?: boolean }).failsafe_mode_is_active === true
  }

  /** Waits until every node streams from the primary, and one of them synchronously. */
  async whole(): Promise<void> {
    const isWhole = async () => expect(await this.#state()).toEqual({ nodes: 3, streaming: 2, synchronous: 1 })
    await vi.waitFor(isWhole, PATIENCE)
  }

  async #state() {
    const members = await this.#members()
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming')
    const timelines = new Set(members.map(({ timeline }) => timeline))
    const primary = members.find(({ role }) => role === 'leader')
    // PostgreSQL waits for its standby a moment before Patroni records that this one may be promoted.
    const hasSuccessor = members.some(({ role }) => role === 'sync_standby')
    if (!primary || !hasSuccessor || timelines.size > 1) return { members }
    const [standbys] = await this.askNode(
      primary.name as Name,
      `select count(*) filter (where state = 'streaming')::int as streaming,
         count(*) filter (where sync_state = 'sync')::int as synchronous from pg_stat_replication`,
    )
    return { nodes: running.length, ...standbys }
  }

  /** Runs a query on one node as superuser. */
  async askNode(name: Name, query: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    const url = `postgresql://postgres:${this.#passwords.postgres}@${HOST}:${this.#portsOf(name).database}/${database}`
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {}) // the interrupted query rejects
    await client.connect()
    try {
      return (await client.query(query)).rows
    } finally {
      await client.end()
    }
  }

  get names(): readonly Name[] {
    return NODES
  }

  /** Ends every PostgreSQL, after the programs: a killed Patroni leaves its own running. */
  async endPostgres(): Promise<void> {
    for (const name of NODES) {
      const pid = await postmasterIn(this.#dataOf(name))
      if (pid !== undefined) await endProcess(pid, 'SIGQUIT')
    }
  }

  async #members(): Promise<Member[]> {
    const answers = NODES.map(async (name) => ((await this.#ask(name, '/cluster')) as { members: Member[] }).members)
    return Promise.any(answers)
  }

  async #ask(name: Name, path: string): Promise<unknown> {
    const answer = await fetch(`http://${HOST}:${this.#portsOf(name).patroni}${path}`, {
      signal: AbortSignal.timeout(3_000),
    })
    return answer.json()
  }

  /** Asks each member of etcd whether it leads. */
  async #etcdLeader(): Promise<Name | undefined> {
    const asked = NODES.map(async (name) => {
      const url = `http://${HOST}:${this.#portsOf(name).etcd}/v3/maintenance/status`
      const answer = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(3_000) })
      const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader?: string }
      return header.member_id === leader ? name : undefined
    })
    const found = await Promise.allSettled(asked)
    return found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))[0]
  }

  #dataOf(name: Name): string {
    return join(this.#folders.root, name, 'data')
  }

  #portsOf(name: Name): Ports {
    return this.#ports.get(name)!
  }
}

/** Returns the folder of the newest PostgreSQL that Debian has installed. */
async function newestBinaries(): Promise<string> {
  const versions = (await readdir(BINARIES)).map(Number).filter((version) => version >= 15)
  return join(BINARIES, String(Math.max(...versions)), 'bin')
}

/** Copies the cluster's own files to where every user can read them. */
export async function copyConfig(to: string): Promise<void> {
  await cp(new URL('..', import.meta.url).pathname, to, { recursive: true })
}

/** Returns the user that PostgreSQL, which refuses root, runs as; undefined for the current one. */
export async function postgresUser(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('postgres:'))!.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
