import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseUploadsUrl, s3Storage } from './s3-storage.ts'

test.each([
  [
    's3://AKIA:a%2Fb%2Bc@s3.ap-south-1.amazonaws.com/kastha?region=ap-south-1',
    {
      address: 'https://s3.ap-south-1.amazonaws.com/kastha',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b+c',
      region: 'ap-south-1',
    },
  ],
  [
    's3://key:secret@127.0.0.1:9000/kastha/pictures/?tls=0',
    {
      address: 'http://127.0.0.1:9000/kastha/pictures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'us-east-1',
    },
  ],
])('%s names a bucket', (url, bucket) => {
  expect(parseUploadsUrl(url)).toEqual(bucket)
})

test.each([
  ['', 'it does not begin with s3://'],
  ['/var/uploads', 'it does not begin with s3://'],
  ['https://key:hush@host/bucket', 'it does not begin with s3://'],
  ['s3://host/bucket', 'KEY:SECRET@ is missing'],
  ['s3://key@host/bucket', 'KEY:SECRET@ is missing'],
  ['s3://key:hush@host', 'the bucket is missing'],
  ['s3://key:hush@host/', 'the bucket is missing'],
  ['s3://key:hush%@host/bucket', 'KEY or SECRET is not percent-encoded'],
  ['s3://key:hush@host/bucket?tls=no', 'tls is 0 or 1'],
  ['s3://key:hush@host/bucket?regoin=x', "it has no setting 'regoin'"],
])('%j is refused: %s, without showing the secret', (url, reason) => {
  expect(() => parseUploadsUrl(url)).toThrow(reason)
  expect(() => parseUploadsUrl(url)).not.toThrow('hush')
})

test('a bucket lists its objects page by page, without keys that are not ours', async () => {
  const asked: URLSearchParams[] = []
  const server = createServer(({ url = '' }, response) => {
    const query = new URL(url, 'http://bucket.example').searchParams
    asked.push(query)
    const isSecond = query.has('continuation-token')
    const keys = isSecond ? ['shop/c/1.webp'] : ['shop/a/1.webp', 'shop/a note.txt', 'shop/b/1.webp']
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    const token = isSecond ? '' : '<NextContinuationToken>1/a+b&amp;c==</NextContinuationToken>'
    response.end(`<ListBucketResult>${contents}<IsTruncated>${!isSecond}</IsTruncated>${token}</ListBucketResult>`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const storage = s3Storage(parseUploadsUrl(`s3://key:secret@127.0.0.1:${port}/kastha/shop?tls=0`))
  expect(await Array.fromAsync(storage.keys())).toEqual(['a/1.webp', 'b/1.webp', 'c/1.webp'])
  expect(asked.map((query) => query.get('prefix'))).toEqual(['shop/', 'shop/'])
  expect(asked.map((query) => query.get('continuation-token'))).toEqual([null, '1/a+b&c=='])
})
