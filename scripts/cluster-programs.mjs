import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const OLDEST_POSTGRES = 15
const postgresFolder = '/usr/lib/postgresql'
const folders = [...process.env.PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** Debian's packages of the cluster (deploy/cluster), each with what it is recognized by. */
const packages = {
  postgresql: hasPostgres,
  patroni: () => isProgram('patroni'),
  'etcd-server': () => isProgram('etcd'),
  haproxy: () => isProgram('haproxy'),
  pgbouncer: () => isProgram('pgbouncer'),
}

/** @returns {string[]} the names of packages that this machine lacks */
export function missingPackages() {
  return Object.keys(packages).filter((name) => !packages[name]())
}

/** Installs the missing packages if the user may; says what is missing otherwise. */
export async function installClusterPrograms() {
  const missing = missingPackages()
  if (missing.length === 0) return true
  if (process.getuid?.() === 0 && isProgram('apt-get')) {
    console.log(`Installing ${missing.join(', ')} …`)
    const options = ['--yes', '--no-install-recommends', '-qq']
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], env)
    await run('apt-get', ['install', ...options, ...missing], env)
  }
  const lacking = missingPackages()
  if (lacking.length > 0) {
    console.error(
      `The cluster needs ${lacking.join(', ')}. On Debian 12 or newer: apt-get install ${lacking.join(' ')}`,
    )
  }
  return lacking.length === 0
}

function hasPostgres() {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).map(Number) : []
  return versions.some((version) => version >= OLDEST_POSTGRES)
}

function isProgram(name) {
  return folders.some((folder) => existsSync(join(folder, name)))
}
