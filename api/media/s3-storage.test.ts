import { expect, test } from 'vitest'
import { parseUploadsUrl } from './s3-storage.ts'

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
