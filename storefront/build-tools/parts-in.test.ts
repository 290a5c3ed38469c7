import { expect, test } from 'vitest'
import { partsIn } from './parts-in.ts'

test.each([
  ["const A = lazyPart(() => import('./a.tsx'), { Loading })", ['./a.tsx']],
  ["const A = servedPart(() => import('../a.tsx'))", []],
  ["const A = lazyPart(async () => ({ default: (await import('./a.tsx')).A }))", ['./a.tsx']],
  [
    "const A = lazyPart(async () => {\n  const { A: Row } = await import('./a.tsx')\n  return { default: Row }\n})",
    ['./a.tsx'],
  ],
  ["const loadA = () => import('./a.tsx')\nconst A = lazyPart(loadA)", ['./a.tsx']],
  [
    "const loadA = async () => ({ default: (await import('./a.tsx')).A })\nexport const A = lazyPart(loadA, {})",
    ['./a.tsx'],
  ],
  ["const loadA = () => import('./a.tsx')\nconst a = useLazyPanel(loadA)", []],
  ["const A = lazyPart(() => import('./a.tsx'))\nconst B = lazyPart(() => import('./b.tsx'))", ['./a.tsx', './b.tsx']],
  ["const A = lazyPart(withWholeStyles(() => import('./a.tsx')))", []],
  ["const { a } = await import('./a.ts')", []],
])('%s loads %j by itself', (code, parts) => {
  expect(partsIn(code)).toEqual(parts)
})
