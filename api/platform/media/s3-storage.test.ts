import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
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

/** Returns a storage in a bucket that answers every request with `answer`. */
async function givenBucket(folder: string, answer: (query: URLSearchParams) => string) {
  const { port } = await givenServer(({ url = '' }, response) => {
    response.end(answer(new URL(url, 'http://bucket.example').searchParams))
  })
  return bucketAt(port, folder)
}

async function givenServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return server.address() as AddressInfo
}

function bucketAt(port: number, folder: string) {
  return s3Storage(parseUploadsUrl(`s3://key:secret@127.0.0.1:${port}/kastha/${folder}?tls=0`))
}

const contentsOf = (keys: string[]) => keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')

test('a bucket lists its objects page by page, without keys that are not ours', async () => {
  const asked: URLSearchParams[] = []
  const storage = await givenBucket('shop', (query) => {
    asked.push(query)
    const isSecond = query.has('continuation-token')
    const keys = isSecond ? ['shop/c/1.webp'] : ['shop/a/1.webp', 'shop/a note.txt', 'shop/b/1.webp']
    const token = isSecond ? '' : '<NextContinuationToken>1/a+b&amp;c==</NextContinuationToken>'
    return `<ListBucketResult>${contentsOf(keys)}<IsTruncated>${!isSecond}</IsTruncated>${token}</ListBucketResult>`
  })
  expect(await Array.fromAsync(storage.keys())).toEqual(['a/1.webp', 'b/1.webp', 'c/1.webp'])
  expect(asked.map((query) => query.get('prefix'))).toEqual(['shop/', 'shop/'])
  expect(asked.map((query) => query.get('continuation-token'))).toEqual([null, '1/a+b&c=='])
})

test('encoded keys are read, in a folder with any name', async () => {
  const asked: URLSearchParams[] = []
  const storage = await givenBucket('the%20shop+1', (query) => {
    asked.push(query)
    const keys = ['the+shop%2B1/a/1.webp', 'the+shop%2B1/a%01.txt']
    return `<ListBucketResult><EncodingType>url</EncodingType>${contentsOf(keys)}</ListBucketResult>`
  })
  expect(await Array.fromAsync(storage.keys())).toEqual(['a/1.webp'])
  expect(asked.map((query) => [query.get('prefix'), query.get('encoding-type')])).toEqual([['the shop+1/', 'url']])
})

test.each([
  ['a page of a proxy', '<html><body><p>Bad gateway<br></body></html>', 'Missing end tag for element br'],
  ['another document', '<ListAllMyBucketsResult/>', 'answered LIST with <ListAllMyBucketsResult>'],
  ['a list that was cut off', `<ListBucketResult>${contentsOf(['shop/a/1.webp'])}`, 'Missing end tag'],
  ['nothing', '', 'Root element is missing'],
])('%s is an error and not an empty bucket', async (_name, answer, reason) => {
  const storage = await givenBucket('shop', () => answer)
  await expect(Array.fromAsync(storage.keys())).rejects.toThrow(reason)
})

test('a bucket cannot send the shop to another server', async () => {
  let visits = 0
  const inside = await givenServer((_request, response) => {
    visits += 1
    response.end('secret')
  })
  const location = `http://127.0.0.1:${inside.port}/`
  const { port } = await givenServer((_request, response) => response.writeHead(302, { location }).end())
  const storage = bucketAt(port, 'shop')
  await expect(storage.get('a/1.webp')).rejects.toThrow('refused GET a/1.webp: 302')
  await expect(storage.put('a/1.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('302')
  await expect(Array.fromAsync(storage.keys())).rejects.toThrow('302')
  expect(visits).toBe(0)
})

test('an object whose length a bucket does not name is an error', async () => {
  const { port } = await givenServer((_request, response) => {
    response.write('x') // chunked
    response.end()
  })
  await expect(bucketAt(port, 'shop').get('a/1.webp')).rejects.toThrow('answered GET a/1.webp without a length')
})
