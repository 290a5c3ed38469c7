import { expect, test } from 'vitest'
import { receiverUrlProblem } from './receiver-url.ts'

test.for([
  ['https://books.example/hooks?shop=1', undefined],
  ['https://books.example:8443/', undefined],
  ['https://books.example:443/', undefined],
  ['http://books.example/', 'Must start with https://'],
  ['http://127.0.0.1:9000/', 'Must start with https://'],
  ['ftp://books.example/', 'Must start with https://'],
  ['javascript:alert(1)', 'Must start with https://'],
  ['https://name:word@books.example/', 'Must contain no name and no password'],
  ['https://name@books.example/', 'Must contain no name and no password'],
  ['https://books.example/#part', 'Must contain no #'],
  ['https://books.example:22/', 'Its port must be 443, or at least 1024'],
  ['https://books.example:80/', 'Its port must be 443, or at least 1024'],
  ['books.example', 'Must be an address such as https://books.example/hooks'],
  ['https://', 'Must be an address such as https://books.example/hooks'],
  ['https://books.example/\r\nX: y', 'Must contain no line break and no other control character'],
  ['https://books.example/\tx', 'Must contain no line break and no other control character'],
  ['https://bo\u0000oks.example/', 'Must contain no line break and no other control character'],
  [`https://books.example/${'x'.repeat(500)}`, 'Must have at most 500 characters'],
] as const)('in production %s: %s', ([url, problem]) => {
  expect(receiverUrlProblem(url, { allowsLoopback: false })).toBe(problem)
})

test.for([
  ['http://localhost:9000/hooks', undefined],
  ['http://127.0.0.1:9000/', undefined],
  ['http://[::1]:9000/', undefined],
  ['http://localhost.books.example:9000/', 'Must start with https://'],
  ['http://10.0.0.1:9000/', 'Must start with https://'],
] as const)('elsewhere %s: %s', ([url, problem]) => {
  expect(receiverUrlProblem(url, { allowsLoopback: true })).toBe(problem)
})
