import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-url.ts'

const none = { secure: false, requireTLS: false, ignoreTLS: false }

test.each([
  ['smtps://mail.example', { ...none, host: 'mail.example', port: 465, secure: true }],
  ['smtp://mail.example:2525', { ...none, host: 'mail.example', port: 2525, requireTLS: true }],
  ['smtp://mail.example?tls=0', { ...none, host: 'mail.example', port: 587, ignoreTLS: true }],
  ['smtp://[::1]:2525', { ...none, host: '::1', port: 2525, ignoreTLS: true }],
  [
    'smtp://a%40b:p%3Aw@127.0.0.1',
    { ...none, host: '127.0.0.1', port: 587, ignoreTLS: true, auth: { user: 'a@b', pass: 'p:w' } },
  ],
])('%s is read', (url, server) => {
  expect(parseSmtpUrl(url)).toEqual(server)
})

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://mail.example/path',
  'smtp://mail.example?tls=1',
  'smtp://mail.example?tls=0&pool=true',
  'smtps://mail.example?tls=0',
  'smtp://:password@mail.example',
  'smtp://user:%zz@mail.example',
])('%s is refused', (url) => {
  expect(() => parseSmtpUrl(url)).toThrow(RangeError)
})
