import { expect, test } from 'vitest'
import { mentionedIn, typedMention } from './mentions.ts'

const people = ['Sabina Rai', 'Sabina Raimajhi', 'रमेश थापा', 'Dipesh'].map((name, place) => ({
  id: String(place),
  name,
}))

test.for([
  ['@Sabina Rai, please call', ['Sabina Rai']],
  ['@sabina raimajhi please', ['Sabina Raimajhi']],
  ['Ask @Dipesh. And @रमेश थापा!', ['रमेश थापा', 'Dipesh']],
  ['@Dipesh @Dipesh', ['Dipesh']],
  ['@Dipeshwor knows', []],
  ['@Sabina', []],
  ['Dipesh knows; dipesh@post.example', []],
  ['@', []],
] as const)('“%s” mentions %s', ([words, names]) => {
  expect(mentionedIn(words, people).map(({ name }) => name)).toEqual(names)
})

test.for([
  ['@', 1, ''],
  ['Ask @Sab', 8, 'Sab'],
  ['Ask @Sabina R', 13, 'Sabina R'],
  ['Ask @Sab please', 8, 'Sab'],
  ['Ask', 3, undefined],
  ['@Sab\nthen', 9, undefined],
  ['asha@post', 9, undefined],
] as const)('in “%s” with the cursor at %i, the typed name is %s', ([words, cursor, typed]) => {
  expect(typedMention(words, cursor)).toBe(typed)
})
