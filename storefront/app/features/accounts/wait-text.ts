import { waitOf } from '#domain/language/wait.ts'
import type { Text } from '../../messages/text.ts'

/** When something is possible again: `in 5 minutes`, `in about 3 hours`, `tomorrow`. */
export function waitText(text: Text, seconds: number): string {
  const wait = waitOf(seconds)
  return wait.unit === 'tomorrow' ? text('wait.tomorrow') : text(`wait.${wait.unit}`, { count: wait.count })
}
