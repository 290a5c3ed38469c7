import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

test('a stylesheet is split by the files of its classes, in order', () => {
  const css = [
    ':root{--a:1px}',
    '@media print{.a__aaa{color:red}}',
    '.a__aaa:hover .b__aaa{content:"}"}',
    '.c__bbb,.a__aaa{top:0}',
    '@keyframes turn__bbb{0%{top:0}to{top:1px}}',
    '@font-face{src:url(/assets/a__ccc.woff2)}',
  ]
  expect(splitStyles(css.join(''))).toEqual([
    [[], css[0]],
    [['aaa'], css[1]! + css[2]],
    [['aaa', 'bbb'], css[3]],
    [['bbb'], css[4]],
    [[], css[5]],
  ])
})

test('a stylesheet that was cut off is refused', () => {
  expect(() => splitStyles('.a{top:0}.b{')).toThrow('ends inside a rule')
})
