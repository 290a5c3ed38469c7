import type { Text } from '../../messages/text.ts'

/** Names of the two fields of a length in feet and inches. */
export function imperialNames(text: Text, field: string) {
  return {
    feet: text('planner.feet', { field }),
    inches: text('planner.inches', { field }),
    inch: text('planner.inch'),
  }
}
