import { waitOf } from '#domain/language/wait.ts'
import { say, type Message } from '../language/sentence.ts'

/** When to try again: `in 5 minutes`, `in about 3 hours`, `tomorrow`. */
export function sayWait(seconds: number): Message {
  const wait = waitOf(seconds)
  return wait.unit === 'tomorrow' ? say('wait.tomorrow') : say(`wait.${wait.unit}`, { count: wait.count })
}
