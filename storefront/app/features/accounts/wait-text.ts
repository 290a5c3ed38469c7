import { waitOf } from '#domain/language/wait.ts'
import type { Text } from '../../messages/text.ts'

const MINUTE_S = 60

/** When something is possible again: `in 40 seconds`, `in 5 minutes`, `in about 3 hours`, `tomorrow`. */
export function waitText(text: Text, seconds: number): string {
  if (seconds < MINUTE_S) return text('wait.seconds', { count: seconds })
  const wait = waitOf(seconds)
  return wait.unit === 'tomorrow' ? text('wait.tomorrow') : text(`wait.${wait.unit}`, { count: wait.count })
}
