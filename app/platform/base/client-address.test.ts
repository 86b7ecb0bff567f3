import { expect, test } from 'vitest'
import { clientAddress, limitBucket, proxyList } from './client-address.server'

test('X-Forwarded-For counts only when the peer is a trusted proxy', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', proxyList([]))).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.7', '198.51.100.1', proxyList(['10.0.0.7']))).toBe('198.51.100.1')
})

test('takes the last address that is not a trusted proxy', () => {
  expect(clientAddress('10.0.0.7', '192.0.2.66, 198.51.100.1, 10.0.0.8', proxyList(['10.0.0.7', '10.0.0.8']))).toBe(
    '198.51.100.1',
  )
})

test('trusts whole networks of proxies', () => {
  const proxies = proxyList(['10.0.0.0/8', '2001:db8::/32'])
  expect(clientAddress('10.1.2.3', '198.51.100.1, 2001:db8:9::1', proxies)).toBe('198.51.100.1')
  expect(clientAddress('11.1.2.3', '198.51.100.1', proxies)).toBe('11.1.2.3')
})

test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'proxy', '2001:db8::/129', '10.0.0.0/-1'])(
  'refuses %s in a list of proxies',
  (entry) => {
    expect(() => proxyList([entry])).toThrow(entry)
  },
)

test.each([
  ['198.51.100.99:1000', '198.51.100.99'],
  ['192.0.2.66, 198.51.100.99:65535', '198.51.100.99'],
  ['[2001:db8::9]:1000', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[::ffff:198.51.100.99]:1000', '198.51.100.99'],
  ['"[2001:db8::9]:1000"', '2001:db8::9'],
  ['2001:DB8::9', '2001:db8::9'],
  ['fe80::1%eth0', 'fe80::1'],
])('accepts addresses with a port or in brackets: %s', (forwarded, address) => {
  expect(clientAddress('127.0.0.1', forwarded, proxyList(['127.0.0.1']))).toBe(address)
})

test.each(['unknown', '_hidden', '198.51.100.99:port', '[2001:db8::9', '1000'])(
  'counts invalid forwarded addresses together: %s',
  (forwarded) => {
    for (const proxy of ['10.0.0.7', '127.0.0.1']) {
      const address = clientAddress(proxy, forwarded, proxyList([proxy]))
      expect(address).toBe('unknown')
      expect(limitBucket(address)).toBe('unknown')
    }
  },
)

test('reads the IPv4 address of an IPv6 socket', () => {
  expect(clientAddress('::ffff:203.0.113.9', null, proxyList([]))).toBe('203.0.113.9')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['127.0.0.1', null],
  ['127.8.8.8', null],
  ['::1', null],
])('limits count %s as %s', (address, bucket) => {
  expect(limitBucket(address)).toBe(bucket)
})
