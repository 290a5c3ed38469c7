import { expect, test } from 'vitest'
import { type Access, type Goods, hardestPackage, willItGetIn } from './answer.ts'
import type { Door, Lift, Piece, Stairs } from './passage.ts'

const door: Door = { kind: 'door', widthCm: 86, heightCm: 203, roomBeforeCm: null, ceilingBeforeCm: null }
const stairs: Stairs = { kind: 'stairs', widthCm: 100, headroomCm: 220, slopeDegrees: 32, landing: null }
const lift: Lift = {
  kind: 'lift',
  doorWidthCm: 80,
  doorHeightCm: 200,
  widthCm: 110,
  depthCm: 140,
  heightCm: 220,
  maxKg: 300,
  roomBeforeCm: null,
}
const piece = (lengthCm: number, widthCm: number, heightCm: number, more: Partial<Piece> = {}): Piece => ({
  lengthCm,
  widthCm,
  heightCm,
  weightKg: 60,
  keepUpright: false,
  ...more,
})
const chest = piece(120, 50, 90)
const wardrobe = piece(153, 65, 210)
const bed = piece(210, 160, 100)
const boards = piece(205, 40, 20)

const ask = (goods: Partial<Goods>, access: Partial<Access>) =>
  willItGetIn({ packages: [chest], built: null, ...goods }, { passages: [door], stairsBesideLift: null, ...access })

test.each([
  ['a chest', { packages: [chest] }, 'yes'],
  ['a wardrobe that lies', { packages: [wardrobe] }, 'tilted'],
  ['a chest and that wardrobe', { packages: [chest, wardrobe] }, 'tilted'],
  ['a bed that is built in the room', { packages: [boards, chest], built: bed }, 'in-parts'],
  ['a bed that comes as it stands', { packages: [bed] }, 'no'],
  ['a bed of which one package is too large', { packages: [boards, bed], built: bed }, 'no'],
  ['a chest that is built in the room', { packages: [boards], built: chest }, 'yes'],
  ['what is larger than anything that is carried', { packages: [boards], built: piece(9000, 40, 40) }, 'in-parts'],
])('through a door: %s', (_, goods, answer) => {
  expect(ask(goods, {}).answer).toBe(answer)
})

test('an open way stops nothing', () => {
  expect(ask({ packages: [bed] }, { passages: [] })).toMatchObject({ answer: 'yes', helps: [] })
})

test('each passage has its own answer, and the hardest one counts', () => {
  const { answer, packages } = ask({ packages: [wardrobe] }, { passages: [{ ...door, heightCm: 220 }, door, lift] })
  expect(answer).toBe('no')
  expect(packages[0]!.passages.map(({ way }) => way)).toEqual(['upright', 'tilted', 'no'])
})

test('a leaf taken off helps where less than its thickness is missing', () => {
  const cupboard = piece(100, 84, 190, { keepUpright: true })
  expect(ask({ packages: [cupboard] }, {}).helps).toEqual([
    { passage: 0, help: 'take-leaf-off', cm: 4 },
    { passage: 0, help: 'larger', measure: 'width', cm: 2 },
  ])
})

test('a higher door helps what must stand, with the room for hands', () => {
  const refrigerator = piece(70, 65, 206, { keepUpright: true })
  expect(ask({ packages: [refrigerator] }, {}).helps).toEqual([
    { passage: 0, help: 'larger', measure: 'height', cm: 7 },
  ])
})

test('stairs replace a lift that is too short, unless they are too low', () => {
  const long = piece(240, 60, 80)
  const access = { passages: [door, lift], stairsBesideLift: stairs }
  expect(ask({ packages: [chest] }, access)).toMatchObject({ answer: 'yes', isByStairs: false, passages: [door, lift] })
  expect(ask({ packages: [long] }, access)).toMatchObject({
    answer: 'tilted',
    isByStairs: true,
    passages: [door, stairs],
  })
  const low = { ...access, stairsBesideLift: { ...stairs, headroomCm: 100 } }
  expect(ask({ packages: [long] }, low)).toMatchObject({ answer: 'no', isByStairs: false, passages: [door, lift] })
})

test('a piece is stuck either way only where both the lift and the stairs stop it', () => {
  const long = piece(240, 60, 80)
  const low = { ...stairs, headroomCm: 100 }
  const isStuck = (one: Piece, beside: Stairs | null, passages = [door, lift]) =>
    ask({ packages: [one] }, { passages, stairsBesideLift: beside }).isStuckEitherWay
  expect(isStuck(long, low)).toBe(true)
  expect(isStuck(long, stairs)).toBe(false)
  expect(isStuck(long, null)).toBe(false)
  // The door alone stops it.
  expect(isStuck(chest, stairs, [{ ...door, widthCm: 30 }, lift])).toBe(false)
})

const landing = { turn: 'half', widthCm: 180, depthCm: 90 } as const
const turning: Stairs = { ...stairs, widthCm: 90, headroomCm: 210, landing }

test.each([
  ['only the turn on a landing stops it', boards, [door, turning], 'unsure'],
  ['the flight stops it', piece(205, 95, 92), [{ ...door, widthCm: 110 }, turning], 'no'],
  ['the door stops it too', boards, [{ ...door, widthCm: 30, heightCm: 30 }, turning], 'no'],
  [
    'the corner of a corridor stops it',
    piece(240, 60, 90),
    [{ kind: 'corridor', widthCm: 80, heightCm: 220, afterCornerCm: 80 }],
    'no',
  ],
] as const)('it is not sure that something gets stuck where %s', (_, one, passages, answer) => {
  expect(ask({ packages: [one] }, { passages })).toMatchObject({ answer, isStuckEitherWay: false })
})

test('stairs that may do count in place of a lift that does not', () => {
  const tall = piece(205, 40, 20, { weightKg: 400 })
  const answer = ask({ packages: [tall] }, { passages: [door, lift], stairsBesideLift: turning })
  expect(answer).toMatchObject({ answer: 'unsure', isByStairs: true, isStuckEitherWay: false })
})

const hardestOf = (packages: Piece[]) => hardestPackage(ask({ packages }, {}).packages, 0)

test('the hardest package is stuck, else tilts, else has the least to spare', () => {
  expect(hardestOf([chest, wardrobe, bed])).toBe(2)
  expect(hardestOf([chest, wardrobe])).toBe(1)
  expect(hardestOf([chest, piece(120, 70, 90), boards])).toBe(1)
})

test('a lift that is too weak says by how much, and one whose limit meets an unknown weight says so', () => {
  const safe = piece(60, 60, 60, { weightKg: 250 })
  const weak = ask({ packages: [safe] }, { passages: [lift] })
  expect(weak.packages[0]!.passages).toEqual([{ way: 'no', reason: 'weight', overloadKg: 25 }])
  expect(weak.helps).toEqual([{ passage: 0, help: 'stronger-lift', kg: 25 }])

  const unknown = ask({ packages: [{ ...safe, weightKg: null }] }, { passages: [lift] })
  expect(unknown.packages[0]!.passages).toEqual([{ way: 'no', reason: 'weight-unknown' }])
  expect(unknown.helps).toEqual([{ passage: 0, help: 'weigh-it' }])
})

test('what a bed of fixed size needs of a door and nobody has, is not proposed', () => {
  expect(ask({ packages: [piece(400, 400, 400)] }, {}).helps).toEqual([])
})

test.each([
  ['a door of no width', {}, { passages: [{ ...door, widthCm: 0 }] }, 'widthCm'],
  ['a door that is no number', {}, { passages: [{ ...door, heightCm: Number.NaN }] }, 'heightCm'],
  ['an endless corridor', {}, { passages: [{ ...door, roomBeforeCm: Infinity }] }, 'roomBeforeCm'],
  ['stairs like a wall', {}, { passages: [{ ...stairs, slopeDegrees: 90 }] }, 'slopeDegrees'],
  ['stairs beside the lift', {}, { stairsBesideLift: { ...stairs, widthCm: -1 } }, 'widthCm'],
  ['a lift for nothing', {}, { passages: [{ ...lift, maxKg: 0 }] }, 'maxKg'],
  [
    'a landing without depth',
    {},
    { passages: [{ ...stairs, landing: { turn: 'half' as const, depthCm: 0, widthCm: 200 } }] },
    'depthCm',
  ],
  ['a piece of negative length', { packages: [{ ...chest, lengthCm: -5 }] }, {}, 'lengthCm'],
  ['a package of negative weight', { packages: [{ ...chest, weightKg: -1 }] }, {}, 'weightKg'],
  ['no packages', { packages: [] }, {}, 'no packages'],
])('%s is refused', (_, goods, access, named) => {
  expect(() => ask(goods, access)).toThrow(named)
})
