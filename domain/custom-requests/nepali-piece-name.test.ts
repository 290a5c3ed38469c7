import { expect, test } from 'vitest'
import { nepaliPieceName } from './nepali-piece-name.ts'

test('a piece is called after what it is made after, of what, and how large', () => {
  const size = { width: 165.5, height: 110, depth: 210 }
  expect(nepaliPieceName('रारा पलङ', 'Wood', size)).toBe('आफ्नै नापको सामान, रारा पलङजस्तै, काठ, १६५.५ × ११० × २१० सेमी')
  expect(nepaliPieceName(null, 'Metal', size)).toBe('आफ्नै नापको सामान, धातु, १६५.५ × ११० × २१० सेमी')
})
