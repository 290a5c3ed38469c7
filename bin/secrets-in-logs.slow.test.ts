import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../api/test/databases.ts'

const OPEN = /^Kastha is open at (\S+)$/

const given = {
  name: 'Sarmila Bajracharya',
  email: 'sarmila@post.example',
  password: 'rhododendron-1953',
  confirm_password: 'rhododendron-1953',
  date_of_birth: '1993-05-29',
  mobile: '9841953529',
  province: 'Bagmati',
  district: 'Lalitpur',
  City: 'Godawari-Phulchoki',
  street_address_1: 'Taukhel-Marga 8848',
}

test('the log records everything and contains no secrets or personal data', { timeout: 60_000 }, async () => {
  const { origin, lines, outbox, stop } = await openShop()
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const json = body && { body: JSON.stringify(body), method: 'POST' }
    const type = body && { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/user/${path}`, { ...json, headers: { ...type, ...headers } })
    return { status: answer.status, json: await answer.json() }
  }
  const { email, password } = given
  expect((await call('register', given)).status).toBe(200)
  const otp = await codeIn(outbox, email)
  expect((await call('verifyEmail', { email, otp })).status).toBe(200)
  expect((await call('login', { email, password: 'himalaya-wrong' })).status).toBe(401)
  const { accesstoken, refreshToken } = (await call('login', { email, password })).json.data
  expect((await call('user-details', undefined, { authorization: `Bearer ${accesstoken}` })).status).toBe(200)
  const next = (await call('refresh-token', { refreshToken })).json.data
  expect((await call(`logout?%74oken=${next.accesstoken}`)).status).toBe(200)
  await stop()

  const log = lines.join('\n')
  expect(log).toContain('/api/user/register')
  expect(log).toContain('/api/user/logout?token=***')
  // Province and district are not personal.
  const { province: _, district: __, ...personal } = given
  const secrets = { ...personal, wrong: 'himalaya-wrong', otp, accesstoken, refreshToken, ...next }
  const told = Object.entries(secrets).filter(([, secret]) => log.includes(String(secret)))
  expect(told.map(([what]) => what)).toEqual([])
})

/** Starts the shop with the most detailed log. */
async function openShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-log-'))
  const database = await cloneDatabase(inject('postgresUrl'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', DEMO: '0', LOG_LEVEL: 'trace' }
  const child = spawn(process.execPath, ['bin/server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const lines: string[] = []
  const opened = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    const [, origin] = OPEN.exec(line) ?? []
    if (origin) opened.resolve(origin)
  })
  const stop = async () => {
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
  }
  return { origin: await opened.promise, lines, outbox: join(dataDir, 'outbox'), stop }
}

/** Waits for the mail with a code. */
async function codeIn(outbox: string, email: string): Promise<string> {
  const find = async () => {
    const files = await readdir(outbox).catch(() => [])
    const mails = await Promise.all(
      files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(outbox, file), 'utf8')),
    )
    const mail = mails.find((one) => one.includes(email))
    return /^Subject: (\d{6})/m.exec(mail ?? '')?.[1]
  }
  await expect.poll(find, { timeout: 30_000, interval: 200 }).toMatch(/^\d{6}$/)
  return (await find())!
}
