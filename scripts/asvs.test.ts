import { expect, test } from 'vitest'
import { filesIn, missingFiles, readProjectFile, rowsOf } from './named-files.fixture.ts'

type Row = { id: string; level: string; state: string; why: string }

const rows = rowsOf('asvs.md').map((row): Row => {
  const [, id = '', level = '', , state = '', why = ''] = row.split('|').map((cell) => cell.trim())
  return { id, level, state, why }
})

/**
 * The requirements of levels 1 and 2, by section.
 *
 * @source OWASP ASVS 5.0.0
 */
const levels: Record<string, Record<string, readonly number[]>> = {
  '1': {
    '1.2': [1, 2, 3, 4, 5],
    '1.3': [1, 2],
    '1.5': [1],
    '2.1': [1],
    '2.2': [1, 2],
    '2.3': [1],
    '3.2': [1, 2],
    '3.3': [1],
    '3.4': [1, 2],
    '3.5': [1, 2, 3],
    '4.1': [1],
    '4.4': [1],
    '5.2': [1, 2],
    '5.3': [1, 2],
    '6.1': [1],
    '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
    '6.3': [1, 2],
    '6.4': [1, 2],
    '7.2': [1, 2, 3, 4],
    '7.4': [1, 2],
    '8.1': [1],
    '8.2': [1, 2],
    '8.3': [1],
    '9.1': [1, 2, 3],
    '9.2': [1],
    '10.4': [1, 2, 3, 4, 5],
    '11.3': [1, 2],
    '11.4': [1],
    '12.1': [1],
    '12.2': [1, 2],
    '13.4': [1],
    '14.2': [1],
    '14.3': [1],
    '15.1': [1],
    '15.2': [1],
    '15.3': [1],
  },
  '2': {
    '1.1': [1, 2],
    '1.2': [6, 7, 8, 9],
    '1.3': [3, 4, 5, 6, 7, 8, 9, 10, 11],
    '1.4': [1, 2, 3],
    '1.5': [2],
    '2.1': [2, 3],
    '2.2': [3],
    '2.3': [2, 3, 4],
    '2.4': [1],
    '3.3': [2, 3, 4],
    '3.4': [3, 4, 5, 6],
    '3.5': [4, 5],
    '3.7': [1, 2],
    '4.1': [2, 3],
    '4.2': [1],
    '4.3': [1, 2],
    '4.4': [2, 3, 4],
    '5.1': [1],
    '5.2': [3],
    '5.4': [1, 2, 3],
    '6.1': [2, 3],
    '6.2': [9, 10, 11, 12],
    '6.3': [3, 4],
    '6.4': [3, 4],
    '6.5': [1, 2, 3, 4, 5],
    '6.6': [1, 2, 3],
    '6.8': [1, 2, 3, 4],
    '7.1': [1, 2, 3],
    '7.3': [1, 2],
    '7.4': [3, 4, 5],
    '7.5': [1, 2],
    '7.6': [1, 2],
    '8.1': [2],
    '8.2': [3],
    '8.4': [1],
    '9.2': [2, 3, 4],
    '10.1': [1, 2],
    '10.2': [1, 2],
    '10.3': [1, 2, 3, 4],
    '10.4': [6, 7, 8, 9, 10, 11],
    '10.5': [1, 2, 3, 4, 5],
    '10.6': [1, 2],
    '10.7': [1, 2, 3],
    '11.1': [1, 2],
    '11.2': [1, 2, 3],
    '11.3': [3],
    '11.4': [2, 3, 4],
    '11.5': [1],
    '11.6': [1],
    '12.1': [2, 3],
    '12.3': [1, 2, 3, 4],
    '13.1': [1],
    '13.2': [1, 2, 3, 4, 5],
    '13.3': [1, 2],
    '13.4': [2, 3, 4, 5],
    '14.1': [1, 2],
    '14.2': [2, 3, 4],
    '14.3': [2, 3],
    '15.1': [2, 3],
    '15.2': [2, 3],
    '15.3': [2, 3, 4, 5, 6, 7],
    '16.1': [1],
    '16.2': [1, 2, 3, 4, 5],
    '16.3': [1, 2, 3, 4],
    '16.4': [1, 2, 3],
    '16.5': [1, 2, 3],
    '17.1': [1],
    '17.2': [1, 2, 3, 4],
    '17.3': [1, 2],
  },
}

test.each(['1', '2'])('every requirement of level %s has one row', (level) => {
  const wanted = Object.entries(levels[level]!).flatMap(([section, each]) => each.map((one) => `${section}.${one}`))
  expect(rows.filter((row) => row.level === level).map(({ id }) => id)).toEqual(wanted)
})

test('every row says how the shop stands, and why', () => {
  const states = ['met', 'in part', 'not met', 'does not apply']
  expect(rows.filter(({ state, why }) => !states.includes(state) || why === '')).toEqual([])
})

test('every file that the page names exists', () => {
  expect(missingFiles(rows.map(({ why }) => why))).toEqual([])
  expect(missingFiles([readProjectFile('docs/security.md'), readProjectFile('SECURITY.md')])).toEqual([])
})

test('every test that a row names is in one of its files', () => {
  const named = rows.flatMap(({ id, why }) => [...why.matchAll(/"([^"]+)"/g)].map(([, name]) => ({ id, why, name })))
  expect(named.length).toBeGreaterThan(50)
  const gone = named.filter(({ why, name }) => !filesIn(why).some((path) => readProjectFile(path).includes(name!)))
  expect(gone.map(({ id, name }) => `${id}: ${name}`)).toEqual([])
})
