import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutParts } from './leave-out.ts'
import { leftOut } from './left-out.ts'

const code = `
function used(a) { check(a, 'a text'); return unused() + a }
function unused() { warn(inner()); function inner() { return 1 } }
warn('once', used);
Tool.prototype.work = function () { return 2 };
if (isOld) used(); else if (isOld) warn('twice');
`

test('functions become short, and calls, texts and methods go', () => {
  const rest = withoutParts(code, {
    functions: { unused: "throw Error('never')" },
    methodsOf: ['Tool'],
    calls: ['warn'],
    firstArgumentOf: ['check'],
    pieces: [['isOld', 'false']],
  })
  expect(rest).toBe(`
function used(a) { check(a); return unused() + a }
function unused() {throw Error('never')}
;
;
if (false) used(); else if (false) ;
`)
})

test.each([
  { functions: { gone: '' } },
  { methodsOf: ['used'] },
  { calls: ['check2'] },
  { firstArgumentOf: ['used'] },
  { pieces: [['gone', '']] as const },
])('what a library no longer has ends the build: %o', (parts) => {
  expect(() => withoutParts(code, parts)).toThrow('Nothing to leave out')
})

test('a name that two functions have is refused', () => {
  const twice = 'function a() { function b() {} } function b() {}'
  expect(() => withoutParts(twice, { functions: { b: '' } })).toThrow("several functions 'b'")
})

test.each(Object.keys(leftOut))('%s has all that is left out, and remains a script', (file) => {
  const whole = readFileSync(join(import.meta.dirname, '../../node_modules', file), 'utf8')
  const rest = withoutParts(whole, leftOut[file]!)
  expect(rest.length).toBeLessThan(whole.length)
  expect(() => parseAst(rest)).not.toThrow()
})
