import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { backupRuns } from '../../platform/db/schema.ts'
import { expect } from '../../test/test.ts'
import { backupTest as test, settingsOf, silent } from './backup.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

test(
  'an encrypted backup opens with the private key alone',
  { timeout: 60_000 },
  async ({ url, db, env, emptyPlace }) => {
    const identity = await generateX25519Identity()
    const BACKUP_RECIPIENT = await identityToRecipient(identity)
    const { path } = await writeBackup(settingsOf(url, env.DATA_DIR, { BACKUP_RECIPIENT }), { say: silent })
    expect(path).toMatch(/\.tar\.zst\.age$/)
    const [run] = await db.select().from(backupRuns)
    expect(run).toMatchObject({ fileName: basename(path), bytes: (await stat(path)).size, isEncrypted: true })
    const written = await readFile(path)
    expect(written.subarray(0, 21).toString()).toBe('age-encryption.org/v1')

    const place = await emptyPlace()
    await expect(restoreBackup(place.env, path, { say: silent })).rejects.toThrow('is encrypted. Decrypt it')
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const opened = path.slice(0, -'.age'.length)
    await writeFile(opened, await decrypter.decrypt(written))
    expect(await restoreBackup(place.env, opened, { say: silent })).toEqual({ missing: [] })
  },
)

test('a mistyped public key is refused before anything is read', async ({ url, env }) => {
  const recipient = await identityToRecipient(await generateX25519Identity())
  const mistyped = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q')
  const settings = settingsOf(url, env.DATA_DIR, { BACKUP_RECIPIENT: mistyped })
  await expect(writeBackup(settings, { say: silent })).rejects.toThrow(`BACKUP_RECIPIENT: given "${mistyped}"`)
})
