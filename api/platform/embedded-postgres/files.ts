import { join } from 'node:path'

/** Returns the paths of the embedded PostgreSQL, all below DATA_DIR/db. */
export function embeddedFiles(home: string) {
  return {
    home,
    cluster: join(home, 'cluster'),
    /** initdb works here and the result is renamed, so a cluster is either complete or absent. */
    unfinished: join(home, 'cluster.unfinished'),
    postmaster: join(home, 'cluster', 'postmaster.pid'),
    password: join(home, 'password'),
    port: join(home, 'port'),
    log: join(home, 'postgres.log'),
    previousLog: join(home, 'postgres.previous.log'),
    gate: join(home, 'gate.lock'),
    users: join(home, 'users.lock'),
  }
}

export type EmbeddedFiles = ReturnType<typeof embeddedFiles>
