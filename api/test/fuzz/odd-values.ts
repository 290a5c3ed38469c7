/** Faults of a body. */
// prettier-ignore
export const bodySpoils = [
  'cut', 'not UTF-8', 'brackets', 'empty', 'mark', 'not gzip', 'not zstd', 'unknown encoding', 'gzip', 'gzip twice',
  'text', 'utf-16', 'form', 'form without boundary', 'form cut', 'form fields', 'huge number', 'same key twice',
] as const
export type BodySpoil = (typeof bodySpoils)[number]

/** Faults that require writing the bytes of a request. */
// prettier-ignore
export const wireSpoils = [
  'NUL in header', 'bytes in header', 'folded header', 'space before colon', 'no colon', 'long header',
  'many headers', 'no host', 'two hosts', 'odd host', 'length too long', 'length too short', 'two lengths',
  'negative length', 'length and chunks', 'broken chunks', 'chunks cut', 'unknown transfer', 'expect', 'expect odd',
  'upgrade', 'old version', 'no version', 'unknown method', 'small method', 'bytes in address', 'space in address',
  'absolute address', 'star address', 'only line feeds', 'long address', 'TRACE', 'HEAD', 'OPTIONS',
] as const
export type WireSpoil = (typeof wireSpoils)[number]

const DEEP = 2_000

/** Wrong types, huge and odd numbers and texts, and values that often break programs. */
// prettier-ignore
export const oddValues: readonly unknown[] = [
  null, true, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), [], {}, [[]], [null], {},
  '', ' ', '0', '-1', '1e400', '0x10', 'NaN', 'Infinity', 'null', 'undefined', 'true', '9'.repeat(400), '1'.repeat(19),
  'a\0b', '\0', '\ud800', 'x\udc00y', '\u202e', '\ufeff', '\r\nX-Odd: 1', '١٢٣', '१२३', '👩‍👩‍👧‍👦', 'ß', 'İ',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'then',
  '%', '%00', '%ff', '%zz', '../../etc/passwd', '..\\..', "' or 1=1 --", '";--', '%_%', '\\', '(a+)+$', '[', '*', '$1',
  '<script>alert(1)</script>', '{{7*7}}', '${7*7}', 'javascript:alert(1)', '=1+1',
  '2026-02-30', '0000-00-00', '0000-01-01', '9999-12-31', '+275760-09-13T00:00:00.001Z', '2026-11-23T25:00:00Z',
  '00000000-0000-0000-0000-000000000000', '2147483648', '9223372036854775808', '-2147483649',
  'x'.repeat(300), 'x'.repeat(100_000), 'ß'.repeat(70_000), ' '.repeat(5_000), 'a,'.repeat(2_000), '\u0301'.repeat(500),
  Array.from({ length: 2_000 }, (_, index) => index),
  JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  { length: 1e9 },
  { toString: 1, valueOf: 'x' },
  JSON.parse('{"then":{}}'),
]

// prettier-ignore
export const oddNames = [
  '__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', '', '0', 'a\0b', '\ud800', 'id',
  'role', 'isAdmin', 'userId', 'price', '$where', 'a.b', 'a[b]', '🪑', 'x'.repeat(10_000),
]

// prettier-ignore
export const oddHeaders = {
  accept: ['', '*', 'text/html;q=abc', 'application/xml', ','.repeat(3_000)],
  'accept-encoding': ['gzip;q=0, *;q=0', 'br;q=9', 'identity;q=0', 'zstd, gzip', ','.repeat(2_000)],
  'accept-language': ['*', 'ne;q=1.5', 'xx-' + 'y'.repeat(2_000), ';;;,,,', 'ne-NP-x-a-b-c'],
  authorization: ['', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic Og==', `Bearer ${'x'.repeat(7_000)}`, 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  cookie: ['=', ';', 'a', '__proto__=1', `x=${'y'.repeat(7_000)}`, 'cart=%', 'cart=%ff', 'kastha_staff="', 'a=1; '.repeat(1_000)],
  'content-type': ['', 'x', '/', 'application/json; charset=bogus', 'application/json;;', 'multipart/form-data', 'application/x-www-form-urlencoded'],
  'content-encoding': ['bogus', 'gzip', 'deflate', 'br', 'zstd', 'identity', '', 'gzip, gzip', '*'],
  'idempotency-key': ['', 'x', 'x'.repeat(5_000), '00000000-0000-4000-8000-000000000000', '__proto__'],
  'if-none-match': ['*', '"', 'W/"', '""', ','.repeat(3_000)],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,0-0', 'seats=1', `bytes=${'0-1,'.repeat(1_000)}0-1`, 'bytes=99999999999999999999-'],
  origin: ['null', 'https://evil.example', 'http://', '://', 'http://[::1'],
  referer: ['x', 'http://[', 'javascript:1'],
  'sec-fetch-site': ['cross-site', '', 'odd'],
  'user-agent': ['', '(', 'x'.repeat(7_000), '%s%s%n', 'Mozilla/5.0 ('.repeat(400)],
  'x-forwarded-for': ['', ',', 'unknown', '::', '999.1.1.1', '1.1.1.1,'.repeat(800), "'", 'fe80::1%eth0'],
  'x-forwarded-host': ['', 'evil.example', 'a b', '['],
  'x-forwarded-proto': ['', 'ftp', 'https,http'],
  'x-request-id': ['', 'x'.repeat(5_000), '"', '{"a":1}'],
  'x-http-method-override': ['DELETE', '__proto__'],
  'transfer-encoding': ['identity'],
  te: ['trailers', 'x'],
}

/** Texts appended to an address without encoding. */
// prettier-ignore
export const oddAddresses = [
  '%', '%00', '%ff', '%c0%ae', '%zz', '/', '//', '/..', '/%2e%2e/', '/.', ';a=b', '?', '??', '#', '\\',
  '?a=%', '?a=%ff', '?a[b]=1', '?a[]=1&a[]=2', '?__proto__=1', '?__proto__[x]=1', '?constructor=1', '?page=1&page=2',
  '?lang=ne&lang=en', '?lang=xx', '?q=%00', '?q=%ED%A0%80', '?=', '?&&&', '?page=1e9', '?perPage=-1', '?sort=-',
  `?q=${'x'.repeat(3_000)}`, `?${'a=1&'.repeat(1_500)}`, `/${'x/'.repeat(200)}`, '?ids=,,,', '?ids=1,x,2', '?limit=0',
]
