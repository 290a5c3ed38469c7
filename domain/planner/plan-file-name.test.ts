import { expect, test } from 'vitest'
import { planFileName } from './plan-file-name.ts'

test.each([
  ['Bedroom, Baneshwor', 'bedroom-baneshwor-2026-11-28.png'],
  ['सुत्ने कोठा', 'सुत्ने-कोठा-2026-11-28.png'],
  ['../../etc/passwd', 'etc-passwd-2026-11-28.png'],
  ['CON', 'con-2026-11-28.png'],
  ['...', 'my-room-2026-11-28.png'],
  ['', 'my-room-2026-11-28.png'],
])('the picture of %j is %s', (name, expected) => {
  expect(planFileName(name, 'My room', '2026-11-28', 'png')).toBe(expected)
})
