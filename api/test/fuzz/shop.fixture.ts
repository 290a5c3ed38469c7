import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, test as base } from 'vitest'
import { seedDemo } from '../../../seed/demo.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { freePort } from '../../platform/process/free-port.ts'
import { localStorage } from '../../platform/media/local-storage.ts'
import { cloneDatabase } from '../databases.ts'
import { testOptions } from '../test.ts'

const HOST = '127.0.0.1'

export { expect } from 'vitest'

/**
 * The demo shop, listening on a port. It has no worker, so it sends no mail. It has no limits per address, because
 * one address sends everything.
 */
export const fuzzTest = base
  .extend('server', () => inject('postgresUrl'))
  .extend('shop', async ({ server }, { onCleanup }) => {
    const clone = await cloneDatabase(server)
    const database = openDatabase(clone.url)
    const folder = await mkdtemp(join(tmpdir(), 'kastha-fuzz-'))
    const storage = localStorage(folder)
    await seedDemo(database.db, { storage, dataKey: testOptions.secrets.dataKey, products: 0, log: () => {} })
    const port = (await freePort(HOST, 0))!
    // The app includes the TEST gateway, which it calls over the network.
    const publicUrl = `http://${HOST}:${port}`
    const app = buildApp({ ...testOptions, db: database.db, storage, publicUrl, addressLimitFactor: 0 })
    const thrown: unknown[] = []
    app.addHook('onError', async (_request, _reply, error) => void thrown.push(error))
    await app.listen({ host: HOST, port })
    onCleanup(async () => {
      await app.close()
      await database.close()
      await clone.drop()
      await rm(folder, { recursive: true })
    })
    return { app, port, publicUrl, /** Errors that handlers threw since the list was last emptied. */ thrown }
  })
