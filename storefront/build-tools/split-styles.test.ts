import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

test('a stylesheet is split by the files of its classes, in order', () => {
  const css = [
    ':root{--a:1px}',
    '@media print{.a__aaaaa{color:red}}',
    '.a__aaaaa:hover .b__aaaaa{content:"}"}',
    '.c__bbbbb,.a__aaaaa{top:0}',
    '@keyframes turn__bbbbb{0%{top:0}to{top:1px}}',
    '@font-face{src:url(/assets/a__ccccc.woff2)}',
  ]
  expect(splitStyles(css.join(''))).toEqual([
    [[], css[0]],
    [['aaaaa'], css[1]! + css[2]],
    [['aaaaa', 'bbbbb'], css[3]],
    [['bbbbb'], css[4]],
    [[], css[5]],
  ])
})

test('a stylesheet that was cut off is refused', () => {
  expect(() => splitStyles('.a{top:0}.b{')).toThrow('ends inside a rule')
})
