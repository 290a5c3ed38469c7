import type { AdminJob, AdminMail, HealthPart } from '#contract/admin/health.ts'
import { formats, said, t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'

type Words = { tone: Tone; label: string }

export const jobStateWords: Record<AdminJob['state'], Words> = {
  parked: { tone: 'danger', label: t('Parked') },
  retrying: { tone: 'notice', label: t('Waits for its next try') },
  running: { tone: 'confirm', label: t('Running') },
  waiting: { tone: 'pending', label: t('Waiting') },
}

export const messageStateWords: Record<AdminMail['state'], Words> = {
  waiting: { tone: 'pending', label: t('Waiting') },
  sent: { tone: 'confirm', label: t('Sent') },
  failed: { tone: 'danger', label: t('Not sent') },
}

export const partNames: Record<HealthPart, string> = {
  jobs: t('Jobs'),
  schedule: t('Scheduled tasks'),
  messages: t('Mails and SMS'),
  wallets: t('Wallets'),
  webhooks: t('Webhooks'),
  database: t('Database'),
  replicas: t('Replicas'),
  server: t('Server'),
  backup: t('Last backup'),
}

export const walletNames = { esewa: t('eSewa'), khalti: t('Khalti') } as const
export const walletChoices = Object.entries(walletNames).map(([id, name]) => ({ id, name }))

export function choicesOf(words: Record<string, Words>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, { label }]) => ({ id, name: label }))
}

/** Returns the name of a kind or template as text: `send-mail` -> `Send mail`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/\bsms$/, 'SMS')
  return said(words.charAt(0).toUpperCase() + words.slice(1))
}

/** Writes a count as digits of the language, without groups. */
export function countText(count: number): string {
  return formats.digits(String(count))
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** @example 1.2 GB */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** power
  return formats.digits(`${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`)
}

/** @example 350 ms */
export function durationText(ms: number): string {
  return formats.digits(ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`)
}
