import type { Env } from './env.ts'

/** Whether a shop is no demo, so that it needs backups and a set-up. One that is open to others always is. */
export function isRealShop({ isProduction, DEMO }: Pick<Env, 'isProduction' | 'DEMO'>): boolean {
  return isProduction || !DEMO
}
